import { createFileRoute } from "@tanstack/react-router";
import { consumeUrlToken } from "../features/one-time-link/link-token-storage.ts";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { documentTitle } from "../lib/screen/document-title.ts";

export const Route = createFileRoute("/reset-password")({
  beforeLoad: ({ location }) => consumeUrlToken("/reset-password", location.hash),
  head: () => documentTitle("New password"),
  component: () => <OneTimeLinkScreen path="/reset-password" purpose="password-reset" />,
});
