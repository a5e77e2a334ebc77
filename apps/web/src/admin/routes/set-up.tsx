import { createFileRoute } from "@tanstack/react-router";
import { consumeUrlToken } from "../features/one-time-link/link-token-storage.ts";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";

export const Route = createFileRoute("/set-up")({
  beforeLoad: ({ location }) => consumeUrlToken("/set-up", location.hash),
  head: () => documentTitle("Welcome"),
  component: () => <OneTimeLinkScreen path="/set-up" purpose="set-up" />,
});
