import { createFileRoute } from "@tanstack/react-router";
import { DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";
import { pageHead } from "../../lib/page-head.ts";

export const Route = createFileRoute("/_shell/")({
  head: () => pageHead("Dashboard"),
  component: DashboardScreen,
});
