import { createFileRoute, notFound } from "@tanstack/react-router";
import { missingPageHead } from "../../lib/seo.ts";

/** Any other path: the not-found page, inside the public layout. */
export const Route = createFileRoute("/_public/$")({
  loader: () => {
    throw notFound();
  },
  head: ({ match }) => missingPageHead(match),
});
