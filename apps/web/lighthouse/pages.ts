/** A page of each kind that visitors land on. */
export const pages: readonly { path: string; hidden?: boolean }[] = [
  { path: "/" },
  { path: "/languages/japanese" },
  { path: "/phrases" },
  { path: "/phrases/arabic/thank-you" },
  // Pages of results ask search engines to leave them out.
  { path: "/search?q=thank+you+in+japanese", hidden: true },
];
