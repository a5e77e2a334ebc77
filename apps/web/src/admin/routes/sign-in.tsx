import { openIdProblem } from "@saywhere/validators/accounts/openid-connect";
import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { z } from "zod";
import { SignInScreen } from "../features/sign-in/sign-in-form.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";
import { safeReturnUrl } from "../lib/session/safe-redirect.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: z.object({
    redirect: z.string().optional().catch(undefined),
    problem: openIdProblem.optional().catch(undefined),
  }),
  beforeLoad: async ({ context: { queryClient, trpc }, search }) => {
    const [me] = await Promise.all([
      queryClient.query(trpc.account.me.queryOptions({})),
      queryClient.query(trpc.openIdConnect.provider.queryOptions({})),
    ]);
    if (!me) return;
    const { pathname, search: query } = safeReturnUrl(search.redirect);
    throw redirect({ href: `/admin${pathname}${query}` });
  },
  head: () => documentTitle("Sign in"),
  component: SignIn,
});

function SignIn() {
  const { redirect: requested, problem } = Route.useSearch();
  const { hash } = useLocation();
  return <SignInScreen returnTo={safeReturnUrl(requested)} problem={problem} codeToken={hash} />;
}
