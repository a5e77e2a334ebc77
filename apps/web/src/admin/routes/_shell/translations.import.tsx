import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { ImportScreen } from "../../features/import/import-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/translations/import")({
  validateSearch: z.object({
    /** The slug of the language to export. */
    language: z.string().optional().catch(undefined),
  }),
  head: () => documentTitle("Import and export"),
  component: ImportTranslations,
});

function ImportTranslations() {
  const { language } = Route.useSearch();
  return <ImportScreen key={language} kind="translation" language={language} />;
}
