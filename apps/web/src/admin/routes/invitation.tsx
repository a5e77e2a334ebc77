import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { consumeUrlToken } from "../features/one-time-link/take-token.ts";
import { documentTitle } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/invitation")({
  beforeLoad: ({ location }) => consumeUrlToken("/invitation", location.hash),
  head: () => documentTitle("Invitation"),
  component: () => <OneTimeLinkScreen path="/invitation" purpose="invitation" />,
});
