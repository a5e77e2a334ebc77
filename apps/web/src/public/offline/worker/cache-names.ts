const OURS = "saywhere-";

/** Pages that were visited. */
export const PAGES = `${OURS}pages`;
/** The pages of saved phrases, and the list of these. */
export const SAVED = `${OURS}saved`;
/** What pages read in the browser. */
export const DATA = `${OURS}data`;
/** Built files. */
export const ASSETS = `${OURS}assets`;

/** Removes what an earlier version of the worker kept and this one does not know. */
export async function removeOtherCaches(): Promise<void> {
  const known = [PAGES, SAVED, DATA, ASSETS];
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && !known.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
