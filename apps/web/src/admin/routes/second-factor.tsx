import { createFileRoute, redirect } from "@tanstack/react-router";
import { RequiredSecondFactorScreen } from "../features/account/required-second-factor-screen.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";
import { safeReturnUrl } from "../lib/session/safe-redirect.ts";
import { MeContext } from "../lib/session/session.tsx";

export const Route = createFileRoute("/second-factor")({
  validateSearch: ({ redirect: requested }: Record<string, unknown>): { redirect?: string } =>
    typeof requested === "string" ? { redirect: requested } : {},
  beforeLoad: async ({ context: { queryClient, trpc }, search }) => {
    const me = await queryClient.query(trpc.account.me.queryOptions({}));
    const { pathname, search: query } = safeReturnUrl(search.redirect);
    // The shell redirects to the sign-in page if nobody is signed in.
    if (!me?.second_factor_missing) throw redirect({ href: `/admin${pathname}${query}` });
    return { me };
  },
  head: () => documentTitle("Add a second factor"),
  component: RequiredSecondFactor,
});

function RequiredSecondFactor() {
  const { me } = Route.useRouteContext();
  return (
    <MeContext value={me}>
      <RequiredSecondFactorScreen returnTo={safeReturnUrl(Route.useSearch().redirect)} />
    </MeContext>
  );
}
