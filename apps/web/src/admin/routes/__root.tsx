import { SaywhereProvider } from "@saywhere/ui/theme/provider";
import { Toaster } from "@saywhere/ui/toasts/toaster";
import { useToastKey } from "@saywhere/ui/toasts/use-toast-key";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, HeadContent, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { RouteAnnouncer } from "../features/layout/route-announcer.tsx";
import type { Api } from "../lib/api/trpc.ts";

// Loaded beside the screen, which does not wait for it.
const SignInDialog = lazy(() =>
  import("../features/sign-in/sign-in-dialog.tsx").then((m) => ({ default: m.SignInDialog })),
);

export interface RootContext {
  env: "default" | "test";
  queryClient: QueryClient;
  trpc: Api;
}

export const Route = createRootRouteWithContext<RootContext>()({
  head: () => ({ meta: [{ title: "Saywhere Admin" }] }),
  component: Root,
});

const TOAST_KEY = "F8";

function Root() {
  const { env } = Route.useRouteContext();
  useToastKey(TOAST_KEY);
  return (
    <SaywhereProvider env={env}>
      <HeadContent />
      <Outlet />
      <Suspense>
        <SignInDialog />
      </Suspense>
      <RouteAnnouncer />
      <Toaster shortcut={TOAST_KEY} />
    </SaywhereProvider>
  );
}
