import type { Language } from "@saywhere/validators/content/language";
import type { PhraseDetail, RelatedPhrase, Variant } from "@saywhere/validators/content/phrase-detail";
import { focusMain } from "../../lib/focus-main.ts";
import { FORM_PREFIX, formSlugs, MAIN_FORM } from "../../lib/form-slugs.ts";
import { chooseForm } from "../../lib/speaking-as/choose-form.ts";
import { type Forms, type WatchedForms, watchForms } from "../../lib/speaking-as/find-forms.ts";
import { formTexts } from "../../lib/speaking-as/form-texts.ts";
import { readSpeakingAs, subscribeToSpeakingAs } from "../../lib/speaking-as/speaking-as.ts";
import { SpeakingAsButton } from "../../lib/speaking-as/speaking-as-button.tsx";
import type { PageForms, ShownPhrase, ShownRelated } from "./use-page-forms.ts";

interface WatchedPage extends Pick<WatchedForms, "queryClient" | "api" | "left"> {
  detail: PhraseDetail;
  show: (forms: PageForms) => void;
}

/** Shows the forms of a page, and again whenever its URL or the visitor's choice changes, until it is left. */
export function watchPageForms({ detail, show, left, ...loader }: WatchedPage): void {
  if (left.aborted) return;
  let related: readonly ShownRelated[] = detail.related_phrases;
  let hash = "";
  const showForms = () => {
    // Other fragments name a place of the page, such as the one to which the skip link leads.
    if (!location.hash || location.hash.startsWith(FORM_PREFIX)) hash = location.hash;
    show({ ...pageForms(detail, hash), related });
  };
  const follow = () => {
    const before = hash;
    showForms();
    if (hash === before) return;
    // The link that was followed is gone together with its form, which the page shows from its beginning.
    focusMain();
    window.scrollTo({ top: 0 });
  };
  showForms();
  window.addEventListener("hashchange", follow, { signal: left });
  left.addEventListener("abort", subscribeToSpeakingAs(showForms));
  if (related.length === 0) return;
  watchForms({
    ...loader,
    slugs: detail.language.slug,
    left,
    show: (forms) => {
      related = detail.related_phrases.map((phrase) =>
        withEntry(phrase, detail.language, forms?.get(phrase.id)),
      );
      showForms();
    },
  });
}

function pageForms(detail: PhraseDetail, hash: string): Omit<PageForms, "related"> {
  const { variants, language } = detail;
  const slugs = formSlugs(variants);
  const shown = hash
    ? slugs.indexOf(readSlug(hash))
    : variants.indexOf(chooseForm(variants, readSpeakingAs(), language.slug) as Variant);
  const form = variants[shown];
  const links = [
    { ...detail, label: "main form", href: FORM_PREFIX + MAIN_FORM },
    ...variants.map((variant, index) => ({ ...variant, href: FORM_PREFIX + slugs[index] })),
  ];
  return {
    of: detail,
    phrase: form ? inForm(detail, form, slugs[shown] ?? "", !hash) : detail,
    others: links.filter((_, index) => index !== (form ? shown + 1 : 0)),
    action: <SpeakingAsButton language={language} />,
  };
}

function withEntry(
  related: RelatedPhrase,
  { slug, name, code, script, direction }: Language,
  form: ReturnType<Forms["get"]>,
): ShownRelated {
  const { slug: phraseSlug, english, ...texts } = related;
  const main = {
    ...texts,
    phrase: { slug: phraseSlug, english },
    language: { slug, name, code, script, direction },
  };
  // Packs of earlier versions have no category.
  return { ...related, ...form, entry: texts.category && { ...main, ...(form && { ...form, main }) } };
}

function inForm(detail: PhraseDetail, form: Variant, slug: string, isAutomatic: boolean): ShownPhrase {
  if (!isAutomatic) return { ...detail, ...formTexts(form, { slug }) };
  return { ...detail, ...formTexts(form, { slug, automatic: true }), main: detail };
}

/** An unknown form is the main one. */
function readSlug(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(FORM_PREFIX.length));
  } catch {
    return MAIN_FORM;
  }
}
