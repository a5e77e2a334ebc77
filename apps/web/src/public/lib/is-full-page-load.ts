/**
 * Whether navigation to a path is a full page load: in the static export this is the case for all paths but those of
 * the list, of search and of practice, whose data the browser reads from files.
 */
export function isFullPageLoad(
  { staticExport = false }: { staticExport?: boolean },
  pathname: string,
): boolean {
  return staticExport && !/^\/(phrases|search|practice)\/?$/.test(pathname);
}
