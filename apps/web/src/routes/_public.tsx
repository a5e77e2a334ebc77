import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PublicLayout } from "../features/layout/public-layout.tsx";

export const Route = createFileRoute("/_public")({ component: PublicShell });

function PublicShell() {
  const { settings } = Route.useRouteContext();
  return (
    <PublicLayout settings={settings}>
      <Outlet />
    </PublicLayout>
  );
}
