import { Button } from "@saywhere/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { leaveScreen } from "../../lib/leave-screen.ts";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { hasPasskeys } from "../../lib/session/passkeys.ts";
import { useSignOut } from "../../lib/session/session.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { SetUpOneTimeCodes } from "./set-up-one-time-codes.tsx";

/** For people who need a second factor and have none: they add one before anything else. */
export function RequiredSecondFactorScreen({ returnTo }: { returnTo: { pathname: string; search: string } }) {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const [passkey, setPasskey] = useState(false);
  const [enabled, setEnabled] = useState(false);
  const goOn = async () => {
    await queryClient.invalidateQueries();
    await queryClient.refetchQueries(trpc.account.me.queryFilter());
    await router.navigate({ href: `/admin${returnTo.pathname}${returnTo.search}` });
  };
  return (
    <SignedOutPage
      title="Add a second factor"
      lead="Your account needs one: one-time codes from an authenticator app, or a passkey."
    >
      {passkey ? (
        <AddPasskey onDone={() => void goOn()} onCancel={() => setPasskey(false)} />
      ) : (
        <SetUpOneTimeCodes onEnabled={() => setEnabled(true)} onDone={() => void goOn()} />
      )}
      {hasPasskeys() && !passkey && !enabled && (
        <Button variant="quiet" size="sm" onClick={() => leaveScreen(() => setPasskey(true))}>
          Add a passkey instead
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={signOut}>
        Sign out
      </Button>
    </SignedOutPage>
  );
}
