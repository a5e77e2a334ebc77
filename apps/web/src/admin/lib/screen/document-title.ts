/** The head of a screen: its title as the browser shows it. */
export function documentTitle(title: string) {
  return { meta: [{ title: `${title} | Saywhere Admin` }] };
}
