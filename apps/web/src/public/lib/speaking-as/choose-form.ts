import type { Variant } from "@saywhere/validators/content/phrase-detail";
import type { SpeakingAs } from "./speaking-as.ts";

type Structure = Pick<Variant, "speaker" | "register" | "region"> &
  Partial<Pick<Variant, "listener" | "same_meaning">>;

/** What a matching part counts: the wrong gender sounds odder than another country's word, and that than a register. */
const WEIGHTS = { speaker: 4, region: 2, register: 1 };

/**
 * Chooses the form that a visitor says: the one that matches most of what was chosen, and contradicts none of it. A form
 * for one listener is never chosen, because nobody chooses the listener; nor one that means something else.
 *
 * @param forms the other forms of a phrase, in their order
 * @param language slug of the language
 * @returns null if the main form is the right one
 */
export function chooseForm<Form extends Structure>(
  forms: readonly Form[],
  { speaker, register, regions }: SpeakingAs,
  language: string,
): Form | null {
  const chosen = { speaker, register, region: regions[language] };
  let best: { form: Form; weight: number } | null = null;
  for (const form of forms) {
    const weight = form.same_meaning === false || form.listener ? 0 : weigh(form, chosen);
    if (weight > (best?.weight ?? 0)) best = { form, weight };
  }
  return best?.form ?? null;
}

function weigh(form: Structure, chosen: Record<keyof typeof WEIGHTS, string | undefined>): number {
  let weight = 0;
  for (const part of Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]) {
    const said = form[part];
    if (said === null) continue;
    const values = part === "region" ? listRegions(said) : [said];
    if (!values.includes(chosen[part] ?? "")) return 0;
    weight += WEIGHTS[part];
  }
  return weight;
}

/** The regions of a form: "Egypt, Levant" are two. */
export function listRegions(region: string): string[] {
  return region
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
