/** The document title of a screen, for the `head` of its route. */
export function documentTitle(title: string) {
  return { meta: [{ title: `${title} | Saywhere Admin` }] };
}
