import { paths } from "@saywhere/validators/urls/paths";
import { parseSearch } from "@saywhere/validators/urls/search-params";
import { createFileRoute, Outlet, useRouterState } from "@tanstack/react-router";
import { PublicLayout } from "../features/layout/public-layout.tsx";
import { loadSocialLinks } from "../features/layout/site-footer.tsx";
import { SearchBanner } from "../features/search-box/search-banner.tsx";

export const Route = createFileRoute("/_public")({
  // Every page has this component: a file of its own would be another request.
  codeSplitGroupings: [],
  loader: async ({ context: { settings } }) => {
    await loadSocialLinks(settings);
    // Part of the page's data, so that the browser hydrates with the year that the server rendered.
    return { year: new Date().getFullYear() };
  },
  component: PublicShell,
});

function PublicShell() {
  const { settings, OfflineNote } = Route.useRouteContext();
  const { year } = Route.useLoaderData();
  const query = useRouterState({
    select: ({ location: { pathname, searchStr } }) =>
      pathname.replace(/\/$/, "") === paths.search() ? (parseSearch(searchStr).q ?? "") : "",
  });
  return (
    <PublicLayout settings={settings} year={year} banner={<SearchBanner key={query} initialText={query} />}>
      {OfflineNote && <OfflineNote />}
      <Outlet />
    </PublicLayout>
  );
}
