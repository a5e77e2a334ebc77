import { createFileRoute } from "@tanstack/react-router";
import { readQuery } from "../../features/search-page/read-query.ts";
import { SearchScreen } from "../../features/search-page/search-screen.tsx";
import { searchSeo } from "../../features/search-page/search-seo.ts";
import { SearchSkeleton } from "../../features/search-page/search-skeleton.tsx";
import { pageHead } from "../../lib/seo.ts";
import { useTellAlive } from "../../lib/use-tell-alive.ts";

export const Route = createFileRoute("/_public/search")({
  loaderDeps: ({ search }) => readQuery(search),
  loader: async ({ context: { queryClient, api }, deps: { q } }) => ({
    query: q,
    result: q ? await queryClient.query(api.search.result.queryOptions({ query: q })) : null,
  }),
  head: ({ loaderData, match }) => pageHead(match.context, searchSeo(loaderData?.query)),
  component: Search,
  pendingComponent: SearchSkeleton,
});

function Search() {
  useTellAlive();
  return <SearchScreen {...Route.useLoaderData()} />;
}
