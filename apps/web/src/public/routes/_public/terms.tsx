import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { TermsScreen } from "../../features/legal/terms-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/terms")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Terms of Service",
      description: `The rules for using ${context.settings.name}: free to read, and provided as is.`,
      path: paths.terms,
      breadcrumb: [{ label: "Terms of Service", path: paths.terms }],
    }),
  component: Terms,
});

function Terms() {
  const { settings, staticExport } = Route.useRouteContext();
  return <TermsScreen settings={settings} staticExport={staticExport} />;
}
