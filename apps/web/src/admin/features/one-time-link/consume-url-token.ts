import { redirect } from "@tanstack/react-router";
import { storeLinkToken } from "./link-token-storage.ts";

type LinkPath = "/set-up" | "/invitation" | "/reset-password";

/** Removes the secret from the URL before the page is shown, so that it appears in no history and no screenshot. */
export function consumeUrlToken(path: LinkPath, hash: string): void {
  if (!hash) return;
  storeLinkToken(path, hash);
  throw redirect({ to: path, hash: "", replace: true });
}
