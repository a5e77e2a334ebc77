import { statusOf } from "../../../shared/api-error.ts";
import { formSlug, formSlugs } from "../../lib/form-slugs.ts";
import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";
import { type EntryLoader, loadSheetEntries } from "../../lib/sheets/load-sheet-entries.ts";
import { type Form, formTexts } from "../../lib/speaking-as/form-texts.ts";
import { loadForms } from "../../lib/speaking-as/load-forms.ts";
import type { LinkedSheet } from "./sheet-link.ts";
import { toSavedPhrase } from "./to-saved-phrase.ts";

/** The status of calls that the static export does not answer. */
const METHOD_NOT_ALLOWED = 405;

type LinkedPhrase = LinkedSheet["phrases"][number];

/**
 * Loads the phrases of a link, those that name a form in that form. A form that does not exist any more is the main one.
 */
export async function loadLinkedPhrases(
  loader: EntryLoader,
  phrases: readonly LinkedPhrase[],
): Promise<SavedPhrase[]> {
  const entries = (await loadSheetEntries(loader, phrases)).map(toSavedPhrase);
  const linked = await Promise.all(
    entries.map(async (entry) => {
      const wanted = phrases.filter((one) => isOf(one, entry)).map(({ form }) => form);
      const shown = wanted.length === 0 ? [undefined] : [...new Set(wanted)];
      return Promise.all(shown.map((form) => inLinkedForm(loader, entry, form)));
    }),
  );
  // Two forms that do not exist any more are one main form.
  const all = [...new Map(linked.flat().map((entry) => [savedPhraseKey(entry), entry])).values()];
  const place = (entry: SavedPhrase) =>
    phrases.findIndex((one) => isOf(one, entry) && one.form === entry.form?.slug);
  // A phrase with another slug by now, or without the form, stays where it is.
  return all.every((entry) => place(entry) >= 0) ? all.toSorted((a, b) => place(a) - place(b)) : all;
}

function isOf({ language, phrase }: LinkedPhrase, entry: SavedPhrase): boolean {
  return language === entry.language.slug && phrase === entry.phrase.slug;
}

async function inLinkedForm(
  loader: EntryLoader,
  entry: SavedPhrase,
  slug: string | undefined,
): Promise<SavedPhrase> {
  const form = slug && (await findForm(loader, entry, slug));
  return form ? { ...entry, ...formTexts(form, { slug }) } : entry;
}

/** A form of the language's list, which has those with the meaning of the main one, or else of the phrase itself. */
async function findForm(
  { queryClient, api }: EntryLoader,
  { id, language, phrase }: SavedPhrase,
  slug: string,
): Promise<Form | undefined> {
  const forms = await loadForms(queryClient, api, language.slug, { retry: false });
  const known = forms.find((form) => form.id === id && formSlug(form.label) === slug);
  if (known) return known;
  const query = api.phrase.detail.queryOptions({ languageSlug: language.slug, phraseSlug: phrase.slug });
  try {
    const { variants } = await queryClient.query(query);
    return variants[formSlugs(variants).indexOf(slug)];
  } catch (error) {
    // The static export has the other forms only on the pages of phrases.
    if (statusOf(error) === METHOD_NOT_ALLOWED) return undefined;
    throw error;
  }
}
