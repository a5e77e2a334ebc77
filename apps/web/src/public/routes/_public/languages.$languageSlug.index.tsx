import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { LanguageNotFound } from "../../features/language/language-not-found.tsx";
import { LanguageScreen } from "../../features/language/language-screen.tsx";
import { languageSeo } from "../../features/language/language-seo.ts";
import { LanguageSkeleton } from "../../features/language/language-skeleton.tsx";
import { orNotFound } from "../../lib/api/lazy-query-client.ts";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { loadedPageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/languages/$languageSlug/")({
  loader: async ({ context: { queryClient, api }, params: { languageSlug: slug } }) => {
    const [language, popular] = await orNotFound(
      Promise.all([
        queryClient.query(api.language.get.queryOptions({ slug })),
        queryClient.query(api.language.popularPhrases.queryOptions({ slug })),
      ]),
    );
    redirectToCurrentSlug(paths.language(slug), paths.language(language.slug));
    return { language, popular };
  },
  head: ({ loaderData, match }) =>
    loadedPageHead(match, loaderData && languageSeo(loaderData.language), "Language Not Found"),
  component: Language,
  notFoundComponent: LanguageNotFound,
  pendingComponent: LanguageSkeleton,
});

function Language() {
  return <LanguageScreen {...Route.useLoaderData()} />;
}
