import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { OfflineScreen } from "../../features/offline/offline-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/offline")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "On This Device",
      description: "The languages, phrases and pages that work on this device without a connection.",
      path: paths.offline,
      index: false,
      breadcrumb: [{ label: "On This Device", path: paths.offline }],
    }),
  component: OfflineScreen,
});
