/** A fragment of the page's URL names a form: `#form=said-by-a-woman`. */
export const FORM_PREFIX = "#form=";

/** Names the main form, where the visitor would otherwise see another one. */
export const MAIN_FORM = "main";

export const formSlug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The slug of each form, made of its label; of equal ones, the later ones have a number. */
export function formSlugs(forms: readonly { label: string }[]): string[] {
  const used = new Set([MAIN_FORM]);
  return forms.map(({ label }) => {
    const slug = formSlug(label);
    let free = slug;
    for (let number = 2; used.has(free); number++) free = `${slug}-${number}`;
    used.add(free);
    return free;
  });
}
