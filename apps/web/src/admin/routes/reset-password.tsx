import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { consumeUrlToken } from "../features/one-time-link/take-token.ts";
import { documentTitle } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/reset-password")({
  beforeLoad: ({ location }) => consumeUrlToken("/reset-password", location.hash),
  head: () => documentTitle("New Password"),
  component: () => <OneTimeLinkScreen path="/reset-password" purpose="password-reset" />,
});
