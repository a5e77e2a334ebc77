import type { CommonPhrases } from "@saywhere/validators/content/phrase-detail";
import { foldText } from "@saywhere/validators/texts/fold-text";

type CommonCategory = CommonPhrases["categories"][number];

/** The texts of each phrase by which the filter finds it, made ready once for all that is typed. */
export function indexPhrases(categories: readonly CommonCategory[]): ReadonlyMap<number, string> {
  return new Map(
    categories.flatMap(({ phrases }) =>
      phrases.map(({ id, english, native_text, romanization }) => [
        id,
        foldText([english, native_text, romanization ?? ""].join("\n")),
      ]),
    ),
  );
}

/** The categories with only the phrases that contain the text, in English, natively or romanized. */
export function filterPhrases(
  categories: readonly CommonCategory[],
  index: ReadonlyMap<number, string>,
  typed: string,
): readonly CommonCategory[] {
  const wanted = foldText(typed.trim());
  if (!wanted) return categories;
  return categories
    .map((category) => ({
      ...category,
      phrases: category.phrases.filter(({ id }) => index.get(id)?.includes(wanted)),
    }))
    .filter(({ phrases }) => phrases.length > 0);
}
