/*
 * What is said when each part is cut. PART(parts, sentence): of a whole in so many parts; 0 stands
 * for all that have no name here. No include guard.
 */
PART(0, N_("Each part is cut in {count}: {above} {step} and {below} {step}"))
PART(1, N_("Each whole is cut in {count}: {above} {step} and {below} {step}"))
PART(2, N_("Each half is cut in {count}: {above} {step} and {below} {step}"))
PART(3, N_("Each third is cut in {count}: {above} {step} and {below} {step}"))
PART(4, N_("Each quarter is cut in {count}: {above} {step} and {below} {step}"))
PART(5, N_("Each fifth is cut in {count}: {above} {step} and {below} {step}"))
PART(6, N_("Each sixth is cut in {count}: {above} {step} and {below} {step}"))
PART(8, N_("Each eighth is cut in {count}: {above} {step} and {below} {step}"))
PART(9, N_("Each ninth is cut in {count}: {above} {step} and {below} {step}"))
PART(10, N_("Each tenth is cut in {count}: {above} {step} and {below} {step}"))
PART(12, N_("Each twelfth is cut in {count}: {above} {step} and {below} {step}"))
