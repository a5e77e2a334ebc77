import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { PhraseScreen } from "../../features/phrase/phrase-screen.tsx";
import { phraseSeo } from "../../features/phrase/phrase-seo.ts";
import { PhraseSkeleton } from "../../features/phrase/phrase-skeleton.tsx";
import { orNotFound, orNull } from "../../lib/api/lazy-query-client.ts";
import { PhraseNotFound } from "../../lib/not-found-screens.tsx";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { loadedPageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/phrases/$phraseSlug")({
  loader: async ({ context: { queryClient, api }, params: { phraseSlug } }) => {
    const answer = await orNotFound(
      orNull(queryClient.query(api.phrase.inAllLanguages.queryOptions({ phraseSlug }))),
    );
    if (!answer) {
      // No phrase has the slug; if a language has it, redirect to the language.
      const { slug, id } = await orNotFound(
        queryClient.query(api.language.get.queryOptions({ slug: phraseSlug })),
      );
      // The API finds a language by its ID, too, which no page has in its URL.
      if (String(id) === phraseSlug) throw notFound();
      throw redirect({ href: paths.language(slug), statusCode: 302 });
    }
    redirectToCurrentSlug(paths.phrase(phraseSlug), paths.phrase(answer.phrase.slug));
    return answer;
  },
  head: ({ match, loaderData }) =>
    loadedPageHead(match, loaderData && phraseSeo(loaderData, match.context.publicUrl), "Phrase Not Found"),
  component: Phrase,
  pendingComponent: PhraseSkeleton,
  notFoundComponent: PhraseNotFound,
});

function Phrase() {
  const answer = Route.useLoaderData();
  return <PhraseScreen key={answer.phrase.slug} answer={answer} />;
}
