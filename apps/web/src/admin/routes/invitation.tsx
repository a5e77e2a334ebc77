import { createFileRoute } from "@tanstack/react-router";
import { consumeUrlToken } from "../features/one-time-link/link-token-storage.ts";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";

export const Route = createFileRoute("/invitation")({
  beforeLoad: ({ location }) => consumeUrlToken("/invitation", location.hash),
  head: () => documentTitle("Invitation"),
  component: () => <OneTimeLinkScreen path="/invitation" purpose="invitation" />,
});
