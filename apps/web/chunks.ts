import { join } from "node:path";

/** Packages that every page and screen uses, and that change with their versions alone: browsers cache them across releases. */
export const FRAMEWORK = [
  "@tanstack/history",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "@tanstack/react-store",
  "@tanstack/router-core",
  "@tanstack/store",
  "react",
  "react-dom",
  "scheduler",
  "use-sync-external-store",
];

/** What the first page of the administration area needs: the entry, and the sign-in or the dashboard in its shell. */
export const ADMIN_START = [
  "apps/web/src/admin/main.tsx",
  "apps/web/src/admin/routes/_shell.tsx",
  "apps/web/src/admin/routes/_shell/index.tsx",
  "apps/web/src/admin/routes/sign-in.tsx",
];

/** What calls of the API need, which a page that the server rendered does without. */
export const CALLS = ["@tanstack/query-core", "@trpc/client", "@trpc/server"];

/** The same, of this site. */
export const CALL_FILES = [
  "apps/web/src/public/lib/api/browser-links.ts",
  "apps/web/src/public/lib/api/create-query-client.ts",
  "apps/web/src/public/lib/api/retry-policy.ts",
];

/** What every page has in common, rather than a dozen files of a few hundred bytes. Styles come with their modules. */
export const SITE = [
  "apps/web/src/public/features/error/error-screen.tsx",
  "apps/web/src/public/lib/not-found-screens.tsx",
  "apps/web/src/public/features/layout/color-scheme-button.tsx",
  "apps/web/src/public/features/layout/lazy-my-language-menu.tsx",
  "apps/web/src/public/features/layout/site-header.tsx",
  "apps/web/src/public/features/layout/public-layout.tsx",
  "apps/web/src/public/features/layout/route-announcer.tsx",
  "apps/web/src/public/features/layout/site-footer.tsx",
  "apps/web/src/public/features/search-box/search-banner.tsx",
  "apps/web/src/public/features/translation/section.tsx",
  "apps/web/src/public/features/search-box/suggestion-list.tsx",
  "apps/web/src/public/features/search-box/use-suggestions.ts",
  "apps/web/src/public/lib/analytics-script.ts",
  "apps/web/src/public/lib/focus-main.ts",
  "apps/web/src/public/lib/pending-page.tsx",
  "apps/web/src/public/lib/pending.module.css",
  "apps/web/src/public/lib/seo.ts",
  "apps/web/src/public/lib/color-scheme.ts",
  "apps/web/src/public/lib/is-full-page-load.ts",
  "apps/web/src/public/lib/language-card-props.ts",
  "apps/web/src/public/lib/link-navigation.tsx",
  "apps/web/src/public/lib/list-tools/save-row.module.css",
  "apps/web/src/public/lib/lazy/run-lazy-action.ts",
  "apps/web/src/public/lib/lazy/use-lazy-dialog.tsx",
  "apps/web/src/public/lib/lazy/use-part.ts",
  "apps/web/src/public/lib/my-language/my-language.ts",
  "apps/web/src/public/lib/offline/connection.ts",
  "apps/web/src/public/lib/offline/foreign-response.ts",
  "apps/web/src/public/lib/offline/worker-messages.ts",
  "apps/web/src/public/lib/notes-text.tsx",
  "apps/web/src/public/lib/redirect-to-current-slug.ts",
  "apps/web/src/public/lib/show-card/use-show-card.ts",
  "apps/web/src/public/lib/api/lazy-query-client.ts",
  "apps/web/src/public/lib/router-internals.ts",
  "apps/web/src/public/lib/prefers-reduced-data.ts",
  "apps/web/src/public/lib/sound/listen.module.css",
  "apps/web/src/public/lib/stored-value.ts",
  "apps/web/src/public/lib/api/trpc.ts",
  "apps/web/src/public/lib/use-hydrated-event.ts",
  "apps/web/src/public/lib/use-hydrated-input.ts",
  "apps/web/src/shared/api-error.ts",
  "apps/web/src/shared/router-options.ts",
  "packages/ui/src/brand/mark.tsx",
  "packages/ui/src/brand/wordmark.tsx",
  "packages/ui/src/breadcrumb.tsx",
  "packages/ui/src/button.tsx",
  "packages/ui/src/cards/card-grid.tsx",
  "packages/ui/src/cards/category-dot.tsx",
  "packages/ui/src/cards/chip-link.tsx",
  "packages/ui/src/empty-state.tsx",
  "packages/ui/src/notice.tsx",
  "packages/ui/src/page.tsx",
  "packages/ui/src/section-heading.tsx",
  "packages/ui/src/skeleton.tsx",
  "packages/ui/src/skip-link.tsx",
  "packages/ui/src/text/japanese-line-breaks.ts",
  "packages/ui/src/text/language-tag.ts",
  "packages/ui/src/text/native-name.tsx",
  "packages/ui/src/text/native-text.tsx",
  "packages/ui/src/text/pronunciation.tsx",
  "packages/ui/src/text/romanization.tsx",
  "packages/ui/src/toasts/notify.ts",
  "packages/ui/src/toasts/toaster.tsx",
  "packages/ui/src/visually-hidden.tsx",
  "packages/validators/src/urls/paths.ts",
  "packages/validators/src/urls/search-params.ts",
];

/** What the pages that list phrases and languages have in common. */
export const CARDS = [
  "apps/web/src/public/lib/emergency-services.ts",
  "apps/web/src/public/lib/languages/sort-languages.ts",
  "apps/web/src/public/lib/list-tools/use-list-tools.ts",
  "apps/web/src/public/lib/my-language-phrases/lazy-my-language-phrases.tsx",
  "apps/web/src/public/lib/phrase-entry-card.tsx",
  "apps/web/src/public/lib/show-card/show-set-button.tsx",
  "apps/web/src/public/lib/sound/use-row-tools.ts",
  "packages/validators/src/texts/fold-text.ts",
  "packages/ui/src/cards/language-card.tsx",
  "packages/ui/src/cards/phrase-card.tsx",
  "packages/ui/src/text/estimate-width.ts",
];

/** How lists are filtered and languages are sorted. */
export const FINDER = [
  "apps/web/src/public/lib/finder-field.tsx",
  "apps/web/src/public/lib/languages/match-languages.ts",
  "apps/web/src/public/lib/languages/order-switch.tsx",
  "apps/web/src/public/lib/languages/use-language-order.ts",
  "apps/web/src/public/lib/no-matches.tsx",
];

/** How a visitor's language is chosen, and stored. Its neighbor reports blocked storage. */
export const MY_LANGUAGE = [
  "apps/web/src/public/features/language/my-language-button.tsx",
  "apps/web/src/public/lib/my-language/change-my-language.ts",
  "apps/web/src/public/lib/report-storage-failure.ts",
  "apps/web/src/public/lib/my-language/set-my-language.ts",
];

/** What a phrase is saved and shared with, on its page and in lists. */
export const SAVED = [
  "apps/web/src/public/lib/list-tools/save-icon.tsx",
  "apps/web/src/public/lib/page-font.ts",
  "apps/web/src/public/lib/packs/pack-registry.ts",
  "apps/web/src/public/lib/saved-phrases.ts",
  "apps/web/src/public/lib/share-or-copy.ts",
  "apps/web/src/public/lib/use-save-toggle.ts",
  "packages/ui/src/icon-button.tsx",
];

/** The icon of what is shared, in that chunk too: as a file of its own, its headers would take three times its size. */
export const isShareIcon = (id: string): boolean => id.endsWith("/IconShare.mjs");

/** Which form of a phrase a visitor says; loaded after the page. */
export const FORMS = [
  "apps/web/src/public/lib/form-slugs.ts",
  "apps/web/src/public/lib/speaking-as/choose-form.ts",
  "apps/web/src/public/lib/speaking-as/find-forms.ts",
  "apps/web/src/public/lib/speaking-as/form-texts.ts",
  "apps/web/src/public/lib/speaking-as/load-forms.ts",
  "apps/web/src/public/lib/speaking-as/speaking-as.ts",
];

/** What the page of a phrase loads once it is shown: its sound and its forms. */
export const PHRASE_TOOLS = [
  "apps/web/src/public/features/translation/page-forms.tsx",
  "apps/web/src/public/lib/sound/listen-buttons.tsx",
  "apps/web/src/public/lib/sound/listen.tsx",
  "apps/web/src/public/lib/sound/start-sound.ts",
  "apps/web/src/public/lib/sound/use-player.ts",
  "apps/web/src/public/lib/sound/voices.ts",
  "apps/web/src/public/lib/speaking-as/speaking-as-button.tsx",
];

/** What a list of phrases loads once it is shown, beside the buttons that save: its forms. */
export const LIST_TOOLS = [
  "apps/web/src/public/lib/list-tools/phrase-in-form.ts",
  "apps/web/src/public/lib/list-tools/watch-list-tools.ts",
];

/** What sheets are read and changed with: the page of saved phrases, practice and the reports of saved phrases load it. */
export const SHEETS = [
  "apps/web/src/public/lib/sheets/sheet-url.ts",
  "apps/web/src/public/lib/sheets/sheets.ts",
  "apps/web/src/public/lib/use-hash.ts",
];

const root = join(import.meta.dirname, "../..");

/** Whether a module is one of these files of the repository. */
export function isFile(files: string[]): (id: string) => boolean {
  const paths = new Set(files.map((file) => join(root, file)));
  return (id) => paths.has(id.replace(/[?].*/, ""));
}

/** Whether a module belongs to one of these packages. */
export function isOfPackage(packages: string[]): (id: string) => boolean {
  return (id) => packages.includes(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? "");
}
