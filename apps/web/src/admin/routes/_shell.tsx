import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
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
  return (
    <MeContext value={data ?? entered}>
      <DeploymentFeed>
        <AdminLayout>
          <Outlet />
        </AdminLayout>
      </DeploymentFeed>
    </MeContext>
  );
}
