/** The main content: target of the skip link, and of focus after navigation. */
export const MAIN_ID = "main";
