import { createFileRoute } from "@tanstack/react-router";
import { WebhooksScreen } from "../../features/webhook/webhooks-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/webhooks")({
  head: () => documentTitle("Webhooks"),
  component: WebhooksScreen,
});
