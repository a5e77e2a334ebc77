/** A tab may have one link of each kind open. */
const key = (path: string) => `saywhere-link:${path}`;

/** Stores the secret of a one-time link for this tab, so that the page can be reloaded until the link is used. */
export function storeLinkToken(path: string, token: string): void {
  sessionStorage.setItem(key(path), token);
}

export function keptLinkToken(path: string): string | null {
  return sessionStorage.getItem(key(path));
}

export function forgetLinkToken(path: string): void {
  sessionStorage.removeItem(key(path));
}
