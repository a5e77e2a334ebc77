import { createFileRoute, notFound } from "@tanstack/react-router";
import { isApiError } from "../../../shared/api-error.ts";
import { PhraseTranslationsScreen } from "../../features/translation/grid/phrase-translations-screen.tsx";
import { RowSkeletons } from "../../features/translation/grid/row-skeletons.tsx";
import { recordInUrl } from "../../lib/list/list-search-params.ts";
import { documentTitle } from "../../lib/screen/document-title.ts";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";

export const Route = createFileRoute("/_shell/phrases/$phraseId/translations")({
  loader: async ({ context: { queryClient, trpc }, params }) => {
    const id = recordInUrl().parse(params.phraseId);
    if (id === undefined) throw notFound();
    try {
      return await queryClient.query(trpc.phrase.adminGet.queryOptions({ id }));
    } catch (error) {
      if (isApiError(error) && error.data?.code === "NOT_FOUND") throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    documentTitle(loaderData ? `Translations of ${loaderData.english}` : "Translations"),
  component: PhraseTranslations,
  pendingComponent: Waiting,
});

function PhraseTranslations() {
  return <PhraseTranslationsScreen phrase={Route.useLoaderData()} />;
}

function Waiting() {
  return (
    <>
      {/* The head of a route comes with its data. */}
      <title>Translations | Saywhere Admin</title>
      <ScreenHeader title="Translations" subtitle="The phrase in every language" />
      <RowSkeletons />
    </>
  );
}
