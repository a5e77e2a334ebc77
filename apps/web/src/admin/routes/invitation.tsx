import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { takeToken } from "../features/one-time-link/take-token.ts";
import { pageHead } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/invitation")({
  beforeLoad: ({ location }) => takeToken("/invitation", location.hash),
  head: () => pageHead("Invitation"),
  component: () => <OneTimeLinkScreen path="/invitation" purpose="invitation" />,
});
