import { paths } from "@saywhere/validators/urls/paths";
import { createFileRoute } from "@tanstack/react-router";
import { SavedScreen } from "../../features/saved/saved-screen.tsx";
import { pageHead } from "../../lib/seo.ts";

export const Route = createFileRoute("/_public/saved")({
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Saved Phrases",
      description: "The phrases you saved on this device.",
      path: paths.saved,
      index: false,
      breadcrumb: [{ label: "Saved Phrases", path: paths.saved }],
    }),
  component: SavedScreen,
});
