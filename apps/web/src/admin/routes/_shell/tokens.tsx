import { createFileRoute } from "@tanstack/react-router";
import { TokensScreen } from "../../features/token/tokens-screen.tsx";
import { pageHead } from "../../lib/screen/page-head.ts";

export const Route = createFileRoute("/_shell/tokens")({
  head: () => pageHead("API Tokens"),
  component: TokensScreen,
});
