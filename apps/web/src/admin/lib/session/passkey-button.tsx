import { Button } from "@saywhere/ui/button";
import type { Me } from "@saywhere/validators/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { useTRPCClient } from "../api/trpc.ts";
import { ErrorNotice } from "../screen/error-notice.tsx";
import { signInErrorText } from "../text/error-text.ts";
import { askForPasskey, hasPasskeys, PasskeyNotUsed } from "./passkeys.ts";

/** Signs in with a passkey, in browsers that have them. */
export function PasskeyButton({ onSignedIn }: { onSignedIn(me: Me): void }) {
  const client = useTRPCClient();
  const signIn = useMutation({
    mutationFn: async () =>
      client.passkey.signIn.mutate(await askForPasskey(await client.passkey.signInOptions.mutate({}))),
    onSuccess: onSignedIn,
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <ErrorNotice>
        {signIn.error instanceof PasskeyNotUsed
          ? signIn.error.message
          : signIn.error && signInErrorText(signIn.error)}
      </ErrorNotice>
      <Button variant="outline" pending={signIn.isPending} onClick={() => signIn.mutate()}>
        Sign in with a passkey
      </Button>
    </>
  );
}
