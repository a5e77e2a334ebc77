import { createFileRoute } from "@tanstack/react-router";
import { TokensScreen } from "../../features/token/tokens-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/tokens")({
  head: () => documentTitle("API tokens"),
  component: TokensScreen,
});
