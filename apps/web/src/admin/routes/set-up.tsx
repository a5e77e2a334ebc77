import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { takeToken } from "../features/one-time-link/take-token.ts";
import { pageHead } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/set-up")({
  beforeLoad: ({ location }) => takeToken("/set-up", location.hash),
  head: () => pageHead("Welcome"),
  component: () => <OneTimeLinkScreen path="/set-up" purpose="set-up" />,
});
