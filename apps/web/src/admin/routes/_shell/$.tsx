import { createFileRoute } from "@tanstack/react-router";
import { NotFoundScreen } from "../../features/error/not-found-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** Any other address: inside of the shell, so that the way on is at hand. */
export const Route = createFileRoute("/_shell/$")({
  head: () => documentTitle("Page Not Found"),
  component: NotFoundScreen,
});
