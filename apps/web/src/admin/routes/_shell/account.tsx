import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/account/account-screen.tsx";
import { documentTitle } from "../../lib/screen/page-head.ts";

export const Route = createFileRoute("/_shell/account")({
  head: () => documentTitle("Account"),
  component: AccountScreen,
});
