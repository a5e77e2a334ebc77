import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { PrivacyScreen } from "../../features/legal/privacy-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/privacy")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Privacy Policy",
      description: `What ${context.settings.name} does with visitors’ data: no accounts, no cookies for visitors, and saved phrases stay on the device.`,
      path: paths.privacy,
      breadcrumb: [{ label: "Privacy Policy", path: paths.privacy }],
    }),
  component: Privacy,
});

function Privacy() {
  const { settings, staticExport } = Route.useRouteContext();
  return <PrivacyScreen settings={settings} staticExport={staticExport} />;
}
