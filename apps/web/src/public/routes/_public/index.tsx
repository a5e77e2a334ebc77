import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../../features/home/home-screen.tsx";
import { HomeSkeleton } from "../../features/home/home-skeleton.tsx";
import { orNull } from "../../lib/api/lazy-query-client.ts";
import { languageCardProps } from "../../lib/language-card-props.ts";
import { loadedPageHead } from "../../lib/seo.ts";

/** Specification §9. */
const FEATURED_LANGUAGES = 3;

export const Route = createFileRoute("/_public/")({
  loader: async ({ context: { queryClient, api } }) => {
    const [languages, greetings, farsiPhrases] = await Promise.all([
      queryClient.query(api.language.list.queryOptions({})),
      orNull(queryClient.query(api.phrase.inAllLanguages.queryOptions({ phraseSlug: "hello" }))),
      orNull(queryClient.query(api.language.popularPhrases.queryOptions({ slug: "farsi" }))),
    ]);
    return {
      featured: languages.slice(0, FEATURED_LANGUAGES).map(languageCardProps),
      greetings,
      farsiPhrases,
    };
  },
  head: ({ match, loaderData }) =>
    loadedPageHead(
      match,
      loaderData && {
        title: "How to say everyday phrases in any language",
        description: match.context.settings.description,
        path: paths.home,
      },
    ),
  component: Home,
  pendingComponent: HomeSkeleton,
});

function Home() {
  return <HomeScreen {...Route.useLoaderData()} />;
}
