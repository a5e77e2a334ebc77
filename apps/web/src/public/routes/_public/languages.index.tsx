import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { LanguagesScreen } from "../../features/language/languages-screen.tsx";
import { LanguagesSkeleton } from "../../features/language/languages-skeleton.tsx";
import { languageCardProps } from "../../lib/language-card-props.ts";
import { loadedPageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/languages/")({
  loader: async ({ context: { queryClient, api } }) => {
    const languages = await queryClient.query(api.language.list.queryOptions({}));
    return languages.map((language) => ({ ...languageCardProps(language), slug: language.slug }));
  },
  head: ({ match, loaderData }) =>
    loadedPageHead(
      match,
      loaderData && {
        title: "Browse Languages",
        description: `Everyday phrases in ${loaderData.length} languages: how they are written, how they sound and when to use them.`,
        path: paths.languages,
        breadcrumb: [{ label: "Languages", path: paths.languages }],
      },
    ),
  component: Languages,
  pendingComponent: LanguagesSkeleton,
});

function Languages() {
  return <LanguagesScreen languages={Route.useLoaderData()} />;
}
