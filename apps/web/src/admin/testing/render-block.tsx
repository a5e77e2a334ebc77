import { SaywhereProvider } from "@saywhere/ui/theme/provider";
import { Toaster } from "@saywhere/ui/toasts/toaster";
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MeContext } from "../lib/session/session.tsx";
import { editor } from "./people.ts";

/**
 * Shows an editor one building block alone, in a router of two pages: itself at "/", and "Elsewhere" at "/elsewhere". Screens
 * are tested with `renderAdmin`.
 */
export async function renderBlock(Block: () => ReactNode) {
  const rootRoute = createRootRoute({
    component: () => (
      <SaywhereProvider env="test">
        <h1 tabIndex={-1}>The screen</h1>
        <MeContext value={editor}>
          <Outlet />
        </MeContext>
        <Toaster />
      </SaywhereProvider>
    ),
  });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: "/", component: Block }),
    createRoute({ getParentRoute: () => rootRoute, path: "/elsewhere", component: () => <p>Elsewhere</p> }),
  ]);
  window.history.replaceState(null, "", "/");
  const router = createRouter({ routeTree });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole("heading", { name: "The screen" });
  // The types know only the routes of the app.
  const elsewhere: string = "/elsewhere";
  const leave = () => void router.navigate({ to: elsewhere });
  return { leave, user: userEvent.setup() };
}
