import { redirect } from "@tanstack/react-router";
import { storeLinkToken } from "./link-token-storage.ts";

type LinkPath = "/set-up" | "/invitation" | "/reset-password";

/** Takes the secret out of the address before the page is shown, so that it stays in no history and no picture. */
export function consumeUrlToken(path: LinkPath, hash: string): void {
  if (!hash) return;
  storeLinkToken(path, hash);
  throw redirect({ to: path, hash: "", replace: true });
}
