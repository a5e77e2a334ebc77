import { createFileRoute, notFound } from "@tanstack/react-router";
import { loadedPageHead } from "../../lib/seo.ts";

/** Any other path: the not-found page, inside the public layout. */
export const Route = createFileRoute("/_public/$")({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => loadedPageHead(match, undefined),
});
