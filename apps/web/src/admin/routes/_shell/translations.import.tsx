import { createFileRoute } from "@tanstack/react-router";
import { ImportScreen } from "../../features/import/import-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/translations/import")({
  head: () => documentTitle("Import and export"),
  component: () => <ImportScreen kind="translation" />,
});
