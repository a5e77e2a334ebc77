import { paths } from "@saywhere/validators/paths";
import { createFileRoute } from "@tanstack/react-router";
import { CommonPhrasesScreen } from "../../features/language/common-phrases-screen.tsx";
import { CommonPhrasesSkeleton } from "../../features/language/common-phrases-skeleton.tsx";
import { LanguageNotFound } from "../../features/language/language-not-found.tsx";
import { commonPhrasesSeo } from "../../features/language/language-seo.ts";
import { redirectIfMoved } from "../../lib/moved.ts";
import { orNotFound } from "../../lib/queries.ts";
import { missingPageHead, pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/languages/$languageSlug/common-phrases")({
  loader: async ({ context: { queryClient, api }, params: { languageSlug: slug } }) => {
    const phrases = await orNotFound(queryClient.query(api.language.commonPhrases.queryOptions({ slug })));
    redirectIfMoved(paths.commonPhrases(slug), paths.commonPhrases(phrases.language.slug));
    return phrases;
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead(match.context, commonPhrasesSeo(loaderData, match.context.publicUrl))
      : missingPageHead(match, "Language Not Found"),
  component: CommonPhrases,
  notFoundComponent: LanguageNotFound,
  pendingComponent: CommonPhrasesSkeleton,
});

function CommonPhrases() {
  const { publicUrl } = Route.useRouteContext();
  const phrases = Route.useLoaderData();
  return <CommonPhrasesScreen {...phrases} url={publicUrl + paths.commonPhrases(phrases.language.slug)} />;
}
