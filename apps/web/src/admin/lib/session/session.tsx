import type { Me } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { createContext, use } from "react";
import { onErrorToastWithReason } from "../api/error-toast.ts";
import { useTRPC } from "../api/trpc.ts";
import { leaveScreen } from "../leave-screen.ts";

export const MeContext = createContext<Me | null>(null);

/** The signed-in user, for screens inside the shell, which requires a session. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error("useMe is for screens inside of the shell");
  return me;
}

/** Stores who signed in, and clears the data of another user. */
export function useEnterSession() {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const meKey = trpc.account.me.queryKey({});
  return (me: Me) => {
    const before = queryClient.getQueryData(meKey);
    queryClient.setQueryData(meKey, me);
    // A user who has to add a second factor first is redirected to /second-factor by `routes/_shell.tsx`.
    if (!me.second_factor_missing && (!before || before.id === me.id)) return;
    void queryClient.invalidateQueries();
    void router.invalidate();
  };
}

/** Clears the data of the signed-out user, and shows the sign-in page. */
export function useClearSession() {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    queryClient.setQueryData(trpc.account.me.queryKey({}), null);
    // The session is over: there is nothing to stay for, and the user was asked before it ended.
    await navigate({ to: "/sign-in", ignoreBlocker: true });
    queryClient.clear();
  };
}

/** Returns a function that signs the user out, after a confirmation if unsaved changes would be lost. */
export function useSignOut(): () => void {
  const { mutate } = useMutation(
    useTRPC().account.signOut.mutationOptions({
      onSuccess: useClearSession(),
      onError: onErrorToastWithReason("sign out"),
    }),
  );
  return () => leaveScreen(() => mutate({}));
}
