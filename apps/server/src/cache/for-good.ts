/** `Cache-Control` of files whose name changes with their content. */
export const FOR_GOOD = "public, max-age=31536000, immutable";
