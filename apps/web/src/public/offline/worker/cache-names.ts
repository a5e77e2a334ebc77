const OURS = "saywhere-";

/** Visited pages. */
export const PAGES = `${OURS}pages`;
/** Pages of saved phrases, and the list of them. */
export const SAVED = `${OURS}saved`;
/** Data that pages read in the browser. */
export const DATA = `${OURS}data`;
/** Built files. */
export const ASSETS = `${OURS}assets`;

/** Deletes caches of earlier worker versions that this one does not use. */
export async function removeOtherCaches(): Promise<void> {
  const known = [PAGES, SAVED, DATA, ASSETS];
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
