// Prints the text of PDF files as PDFium reads it, which is how Chrome and Edge search and copy: all pages, one after the other.
//
// usage: NODE_PATH=…/node_modules node text.cjs FILE.pdf …
const fs = require("fs");
const { PDFiumLibrary } = require("@hyzyla/pdfium");

async function main() {
  const library = await PDFiumLibrary.init();
  for (const file of process.argv.slice(2)) {
    const document = await library.loadDocument(fs.readFileSync(file));
    for (const page of document.pages()) {
      console.log(page.getText().replaceAll("\r", ""));
    }
    document.destroy();
  }
  library.destroy();
}

main();
