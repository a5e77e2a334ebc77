/** Slug of the category whose phrases /emergency/{slug} shows. */
export const EMERGENCY_CATEGORY = "emergencies";
