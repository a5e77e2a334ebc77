import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { EmergencyNotFound } from "../../features/emergency/emergency-not-found.tsx";
import { EmergencyOverview } from "../../features/emergency/emergency-overview.tsx";
import { EmergencyScreen } from "../../features/emergency/emergency-screen.tsx";
import { emergencySeo } from "../../features/emergency/emergency-seo.ts";
import { orNotFound } from "../../lib/api/lazy-query-client.ts";
import { redirectToCurrentSlug } from "../../lib/redirect-to-current-slug.ts";
import { loadedPageHead } from "../../lib/seo.ts";

/** One route for both pages: each route adds to the first script of every page. */
export const Route = createFileRoute("/_public/emergency/{-$languageSlug}")({
  loader: async ({ context: { queryClient, api }, params: { languageSlug: slug } }) => {
    if (slug === undefined) {
      return { languages: await queryClient.query(api.language.emergencyNumbers.queryOptions({})) };
    }
    const guide = await orNotFound(queryClient.query(api.language.emergencyGuide.queryOptions({ slug })));
    redirectToCurrentSlug(paths.emergency(slug), paths.emergency(guide.language.slug));
    return { guide };
  },
  head: ({ loaderData, match }) =>
    loadedPageHead(match, loaderData && emergencySeo(loaderData.guide?.language), "Language Not Found"),
  component: Emergency,
  notFoundComponent: EmergencyNotFound,
});

function Emergency() {
  const { guide, languages } = Route.useLoaderData();
  return guide ? <EmergencyScreen {...guide} /> : <EmergencyOverview languages={languages} />;
}
