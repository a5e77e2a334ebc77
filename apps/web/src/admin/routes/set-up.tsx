import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { consumeUrlToken } from "../features/one-time-link/take-token.ts";
import { documentTitle } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/set-up")({
  beforeLoad: ({ location }) => consumeUrlToken("/set-up", location.hash),
  head: () => documentTitle("Welcome"),
  component: () => <OneTimeLinkScreen path="/set-up" purpose="set-up" />,
});
