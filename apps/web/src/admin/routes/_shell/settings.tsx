import { createFileRoute } from "@tanstack/react-router";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";
import { pageHead } from "../../lib/screen/page-head.ts";

export const Route = createFileRoute("/_shell/settings")({
  head: () => pageHead("Settings"),
  component: SettingsScreen,
});
