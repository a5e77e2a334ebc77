import { createFileRoute } from "@tanstack/react-router";
import { NotFoundScreen } from "../../features/error/error-screens.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

/** Any other URL: the not-found page inside the shell, with its navigation. */
export const Route = createFileRoute("/_shell/$")({
  head: () => documentTitle("Page Not Found"),
  component: NotFoundScreen,
});
