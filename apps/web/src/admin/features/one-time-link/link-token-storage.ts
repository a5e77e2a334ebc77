/** One tab may have one link of each kind open. */
const key = (path: string) => `saywhere-link:${path}`;

/** Keeps the secret of a one-time link for this tab, so that the page can be loaded again until it is used. */
export function storeLinkToken(path: string, token: string): void {
  sessionStorage.setItem(key(path), token);
}

export function keptLinkToken(path: string): string | null {
  return sessionStorage.getItem(key(path));
}

export function forgetLinkToken(path: string): void {
  sessionStorage.removeItem(key(path));
}
