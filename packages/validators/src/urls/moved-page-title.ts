/** The title of the pages of a static export that redirect to another URL. */
export const MOVED_PAGE_TITLE = "This page has moved";
