import { createFileRoute } from "@tanstack/react-router";
import { gridSearch } from "../../features/translation/grid/grid-search-params.ts";
import { LanguageTranslationsScreen } from "../../features/translation/grid/language-translations-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/translations/grid")({
  validateSearch: gridSearch,
  head: () => documentTitle("Translate a language"),
  component: LanguageTranslations,
});

function LanguageTranslations() {
  const navigate = Route.useNavigate();
  return (
    <LanguageTranslationsScreen
      search={Route.useSearch()}
      onSearch={(changes) =>
        void navigate({ search: (search) => ({ ...search, ...changes }), replace: true, resetScroll: false })
      }
    />
  );
}
