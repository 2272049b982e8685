/* The attributes of template files, a table for each kind of element, for the grammar. Private to
 * the folder. */
#ifndef BREUK_RENDER_TEMPLATE_GRAMMAR_ATTRIBUTES_H
#define BREUK_RENDER_TEMPLATE_GRAMMAR_ATTRIBUTES_H

#include "render/template/template.h"

extern const struct attribute_rule template_attributes[];
extern const struct attribute_rule template_title_attributes[];
extern const struct attribute_rule template_card_attributes[];
extern const struct attribute_rule template_font_attributes[];
extern const struct attribute_rule template_ink_attributes[];
extern const struct attribute_rule template_sign_attributes[];
extern const struct attribute_rule template_area_attributes[];
extern const struct attribute_rule template_stroke_attributes[];
extern const struct attribute_rule template_layer_attributes[];
extern const struct attribute_rule template_back_attributes[];
extern const struct attribute_rule template_box_attributes[];
extern const struct attribute_rule template_circle_attributes[];
extern const struct attribute_rule template_path_attributes[];
extern const struct attribute_rule template_mark_attributes[];
extern const struct attribute_rule template_text_attributes[];
extern const struct attribute_rule template_number_attributes[];
extern const struct attribute_rule template_picture_attributes[];
extern const struct attribute_rule template_suits_attributes[];
extern const struct attribute_rule template_wall_attributes[];
extern const struct attribute_rule template_image_attributes[];

#endif
