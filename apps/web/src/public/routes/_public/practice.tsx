import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { PracticeScreen } from "../../features/practice/practice-screen.tsx";
import { filterOptions } from "../../lib/filters/filter-options.ts";
import { readPracticeParams } from "../../lib/search-params.ts";
import { pageHead } from "../../lib/seo.ts";
import { useHydratedEvent } from "../../lib/use-hydrated-event.ts";

export const Route = createFileRoute("/_public/practice")({
  validateSearch: readPracticeParams,
  loader: async ({ context: { queryClient, api } }) =>
    filterOptions(
      ...(await Promise.all([
        queryClient.query(api.language.list.queryOptions({})),
        queryClient.query(api.category.list.queryOptions({})),
      ])),
    ),
  // The choice is made in the browser, also while offline: it needs no other data of the loader.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Practice",
      description: "Practice phrases at growing intervals, on this device.",
      path: paths.practice(),
      index: false,
      breadcrumb: [{ label: "Practice", path: paths.practice() }],
    }),
  component: Practice,
});

function Practice() {
  useHydratedEvent();
  return <PracticeScreen options={Route.useLoaderData()} choice={Route.useSearch()} />;
}
