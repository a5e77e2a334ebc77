import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../../features/about/about-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/about")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "About Us",
      description: `What ${context.settings.name} is for, how it began, how to use it, and where its figures come from.`,
      path: paths.about,
      breadcrumb: [{ label: "About", path: paths.about }],
    }),
  component: About,
});

function About() {
  const { settings } = Route.useRouteContext();
  return <AboutScreen settings={settings} />;
}
