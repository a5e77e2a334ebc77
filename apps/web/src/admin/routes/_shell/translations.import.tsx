import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/import/import-screen.tsx";
import { pageHead } from "../../lib/screen/page-head.ts";

export const Route = createFileRoute("/_shell/translations/import")({
  head: () => pageHead("Import and Export"),
  component: ImportScreen,
});
