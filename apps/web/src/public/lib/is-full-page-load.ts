/**
 * Whether a path is loaded as a page of its own: in the static copy of the site all are but those of the list and of
 * search, whose data the browser reads from files.
 */
export function isFullPageLoad({ staticCopy = false }: { staticCopy?: boolean }, pathname: string): boolean {
  return staticCopy && !/^\/(phrases|search)\/?$/.test(pathname);
}
