import { createFileRoute } from "@tanstack/react-router";
import { CdnScreen } from "../../features/cdn/cdn-screen.tsx";
import { pageHead } from "../../lib/page-head.ts";

export const Route = createFileRoute("/_shell/cdn")({
  head: () => pageHead("CDN Management"),
  component: CdnScreen,
});
