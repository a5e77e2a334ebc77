import { redirect } from "@tanstack/react-router";

/** A tab may have one link of each kind open. */
const key = (path: string) => `saywhere-link:${path}`;

export function storedLinkToken(path: string): string | null {
  return sessionStorage.getItem(key(path));
}

export function removeLinkToken(path: string): void {
  sessionStorage.removeItem(key(path));
}

type LinkPath = "/set-up" | "/invitation" | "/reset-password";

/**
 * Removes the secret from the URL before the page is shown, so that it appears in no history and no screenshot. It is
 * stored for this tab, so that the page can be reloaded until the link is used.
 */
export function consumeUrlToken(path: LinkPath, hash: string): void {
  if (!hash) return;
  sessionStorage.setItem(key(path), hash);
  throw redirect({ to: path, hash: "", replace: true });
}
