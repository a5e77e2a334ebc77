import { createFileRoute } from "@tanstack/react-router";
import { OneTimeLinkScreen } from "../features/one-time-link/one-time-link-screen.tsx";
import { takeToken } from "../features/one-time-link/take-token.ts";
import { pageHead } from "../lib/screen/page-head.ts";

export const Route = createFileRoute("/reset-password")({
  beforeLoad: ({ location }) => takeToken("/reset-password", location.hash),
  head: () => pageHead("New Password"),
  component: () => <OneTimeLinkScreen path="/reset-password" purpose="password-reset" />,
});
