import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { loadMedia } from "../../features/translation/media/lazy-media.tsx";
import { TranslationScreen } from "../../features/translation/translation-screen.tsx";
import { translationSeo } from "../../features/translation/translation-seo.ts";
import { TranslationSkeleton } from "../../features/translation/translation-skeleton.tsx";
import { orNotFound, orNull } from "../../lib/api/lazy-query-client.ts";
import { PhraseNotFound } from "../../lib/not-found-screens.tsx";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { loadedPageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/phrases/$languageSlug/$phraseSlug")({
  loader: async ({ context: { queryClient, api }, params: { languageSlug, phraseSlug } }) => {
    const detail = await orNotFound(
      orNull(queryClient.query(api.phrase.detail.queryOptions({ languageSlug, phraseSlug }))),
    );
    if (!detail) {
      const others = await orNull(queryClient.query(api.phrase.inAllLanguages.queryOptions({ phraseSlug })));
      throw notFound({ data: others?.translations.length ? others.phrase : null });
    }
    redirectToCurrentSlug(
      paths.translation(languageSlug, phraseSlug),
      paths.translation(detail.language.slug, detail.phrase.slug),
    );
    await loadMedia(detail);
    return detail;
  },
  head: ({ match, loaderData }) =>
    loadedPageHead(match, loaderData && translationSeo(loaderData, match.context), "Phrase Not Found"),
  component: Translation,
  pendingComponent: TranslationSkeleton,
  notFoundComponent: PhraseNotFound,
});

function Translation() {
  const { settings, staticExport } = Route.useRouteContext();
  // The static export has no server that takes them.
  const takesSuggestions = !staticExport && settings.suggestions === "on";
  return <TranslationScreen detail={Route.useLoaderData()} takesSuggestions={takesSuggestions} />;
}
