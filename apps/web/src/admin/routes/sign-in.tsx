import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInScreen } from "../features/sign-in/sign-in-form.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";
import { safeReturnAddress } from "../lib/session/safe-redirect.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: ({ redirect: address }: Record<string, unknown>): { redirect?: string } =>
    typeof address === "string" ? { redirect: address } : {},
  beforeLoad: async ({ context: { queryClient, trpc }, search }) => {
    const me = await queryClient.query(trpc.account.me.queryOptions({}));
    if (!me) return;
    const { pathname, search: query } = safeReturnAddress(search.redirect);
    throw redirect({ href: `/admin${pathname}${query}` });
  },
  head: () => documentTitle("Sign in"),
  component: SignIn,
});

function SignIn() {
  return <SignInScreen returnTo={safeReturnAddress(Route.useSearch().redirect)} />;
}
