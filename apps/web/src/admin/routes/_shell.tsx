import { DialogInUrl } from "@saywhere/ui/dialog/use-top-dialog";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect, useLocation } from "@tanstack/react-router";
import { DeploymentFeed } from "../features/cdn/deployments/deployment-provider.tsx";
import { AdminLayout } from "../features/layout/admin-layout.tsx";
import { useTRPC } from "../lib/api/trpc.ts";
import { MeContext } from "../lib/session/session.tsx";

export const Route = createFileRoute("/_shell")({
  beforeLoad: async ({ context: { queryClient, trpc }, location }) => {
    const me = await queryClient.query(trpc.account.me.queryOptions({}));
    if (!me) throw redirect({ to: "/sign-in", search: { redirect: location.href } });
    if (me.second_factor_missing)
      throw redirect({ to: "/second-factor", search: { redirect: location.href } });
    return { me };
  },
  component: Shell,
});

function Shell() {
  const { me: entered } = Route.useRouteContext();
  // Another user may sign in over the page; signing out leaves it with the last user.
  const { data } = useQuery(useTRPC().account.me.queryOptions({}));
  const dialogInUrl = useLocation({ select: urlOpensDialog });
  return (
    <MeContext value={data ?? entered}>
      <DialogInUrl value={dialogInUrl}>
        <DeploymentFeed>
          <AdminLayout>
            <Outlet />
          </AdminLayout>
        </DeploymentFeed>
      </DialogInUrl>
    </MeContext>
  );
}

/** The search params of the screens whose URL opens a dialog; the form of a new record has a path. */
const DIALOGS = ["edit", "adding", "document"];

function urlOpensDialog({ pathname, search }: { pathname: string; search: object }): boolean {
  const isOpen = ([name, value]: [string, unknown]) =>
    DIALOGS.includes(name) && value !== undefined && value !== false;
  return pathname.endsWith("/new") || Object.entries(search).some(isOpen);
}
