import { SaywhereProvider } from "@saywhere/ui/provider";
import { Toaster } from "@saywhere/ui/toaster";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import { RouteAnnouncer } from "../features/layout/route-announcer.tsx";
import { SignInDialog } from "../features/sign-in/sign-in-dialog.tsx";
import type { Api } from "../lib/trpc.ts";

export interface RootContext {
  env: "default" | "test";
  queryClient: QueryClient;
  trpc: Api;
}

export const Route = createRootRouteWithContext<RootContext>()({
  head: () => ({ meta: [{ title: "Saywhere Admin" }] }),
  component: Root,
});

function Root() {
  const { env } = Route.useRouteContext();
  return (
    <SaywhereProvider env={env}>
      <HeadContent />
      <Outlet />
      <SignInDialog />
      <RouteAnnouncer />
      <Toaster />
    </SaywhereProvider>
  );
}
