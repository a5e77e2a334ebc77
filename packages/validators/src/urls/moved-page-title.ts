/** The title of the pages of a static export that lead on to another address. */
export const MOVED_PAGE_TITLE = "This page has moved";
