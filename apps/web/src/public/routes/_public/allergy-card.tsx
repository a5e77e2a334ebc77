import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { AllergyCardScreen } from "../../features/allergy-card/allergy-card-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/allergy-card")({
  loader: async ({ context: { queryClient, api } }) => {
    const languages = await queryClient.query(api.language.list.queryOptions({}));
    return languages.map(({ slug, name, code }) => ({ slug, name, code }));
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Allergy and Diet Card",
      description: "A card in the language of the country that says what must not be in your food.",
      path: paths.allergyCard,
      index: false,
      breadcrumb: [{ label: "Allergy Card", path: paths.allergyCard }],
    }),
  component: AllergyCard,
});

function AllergyCard() {
  return <AllergyCardScreen languages={Route.useLoaderData()} />;
}
