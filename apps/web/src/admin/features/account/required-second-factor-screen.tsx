import { Button } from "@saywhere/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useTRPC } from "../../lib/api/trpc.ts";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { useSignOut } from "../../lib/session/session.tsx";
import { SetUpCodes } from "./set-up-codes.tsx";

/** For people who need a second factor and have none: they add one before anything else. */
export function RequiredSecondFactorScreen({ returnTo }: { returnTo: { pathname: string; search: string } }) {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const signOut = useSignOut();
  const goOn = async () => {
    await queryClient.invalidateQueries();
    await queryClient.refetchQueries(trpc.account.me.queryFilter());
    await router.navigate({ href: `/admin${returnTo.pathname}${returnTo.search}` });
  };
  return (
    <SignedOutPage
      title="Add a second factor"
      lead="Your account needs one-time codes of an authenticator app, beside your password."
    >
      <SetUpCodes onDone={() => void goOn()} />
      <Button variant="quiet" size="sm" onClick={() => signOut.mutate({})}>
        Sign out
      </Button>
    </SignedOutPage>
  );
}
