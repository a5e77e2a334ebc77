import { createFileRoute } from "@tanstack/react-router";
import { AccountScreen } from "../../features/account/account-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/account")({
  head: () => documentTitle("Account"),
  component: AccountScreen,
});
