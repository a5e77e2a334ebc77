/**
 * The path of a file with every phrase of a language, on the server and in the static export. It is not one of `paths`,
 * because only language pages load it.
 */
export function datasetPath(languageSlug: string, format: "json" | "csv"): string {
  return `/api/languages/${encodeURIComponent(languageSlug)}/dataset.${format}`;
}
