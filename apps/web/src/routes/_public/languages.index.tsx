import { paths } from "@saywhere/validators/paths";
import { createFileRoute } from "@tanstack/react-router";
import { LanguagesScreen } from "../../features/language/languages-screen.tsx";
import { LanguagesSkeleton } from "../../features/language/languages-skeleton.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/languages/")({
  loader: ({ context: { queryClient, api } }) => queryClient.fetchQuery(api.language.list.queryOptions({})),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Browse Languages",
      description: "Every language of the guide.",
      path: paths.languages,
      breadcrumb: [
        { label: "Home", path: paths.home },
        { label: "Languages", path: paths.languages },
      ],
    }),
  component: Languages,
  pendingComponent: LanguagesSkeleton,
});

function Languages() {
  return <LanguagesScreen languages={Route.useLoaderData()} />;
}
