import { paths } from "@saywhere/validators/paths";
import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../../features/home/home-screen.tsx";
import { HomeSkeleton } from "../../features/home/home-skeleton.tsx";
import { pageHead } from "../../lib/seo.ts";

/** Specification §9. */
const FEATURED_LANGUAGES = 3;

export const Route = createFileRoute("/_public/")({
  loader: async ({ context: { queryClient, api } }) => {
    const [languages, greetings, farsiPhrases] = await Promise.all([
      queryClient.fetchQuery(api.language.list.queryOptions({})),
      queryClient.fetchQuery(api.phrase.inAllLanguages.queryOptions({ phraseSlug: "hello" })),
      queryClient.fetchQuery(api.language.popularPhrases.queryOptions({ slug: "farsi" })),
    ]);
    return { featured: languages.slice(0, FEATURED_LANGUAGES), greetings, farsiPhrases };
  },
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "How to say everyday phrases in any language",
      description: context.settings.description,
      path: paths.home,
    }),
  component: Home,
  pendingComponent: HomeSkeleton,
});

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
