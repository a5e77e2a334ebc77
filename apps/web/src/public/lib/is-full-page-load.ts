/**
 * Whether navigation to a path is a full page load: in the static export this is the case for all paths but those of
 * the list and of search, whose data the browser reads from files.
 */
export function isFullPageLoad({ staticCopy = false }: { staticCopy?: boolean }, pathname: string): boolean {
  return staticCopy && !/^\/(phrases|search)\/?$/.test(pathname);
}
