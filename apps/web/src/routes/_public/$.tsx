import { createFileRoute, notFound } from "@tanstack/react-router";

/** Any other path: the not-found page, inside the public layout. */
export const Route = createFileRoute("/_public/$")({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => ({
    meta: [
      { title: `404 Page Not Found | ${context.settings.name}` },
      { name: "robots", content: "noindex" },
    ],
  }),
});
