import { createFileRoute } from "@tanstack/react-router";
import { NotFoundScreen } from "../../features/error/not-found-screen.tsx";
import { pageHead } from "../../lib/screen/page-head.ts";

/** Any other address: inside of the shell, so that the way on is at hand. */
export const Route = createFileRoute("/_shell/$")({
  head: () => pageHead("Page Not Found"),
  component: NotFoundScreen,
});
