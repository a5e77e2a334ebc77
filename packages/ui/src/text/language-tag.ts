/** ISO 639-1 codes with a more precise BCP 47 tag: Norwegian Bokmål, and Filipino, the standard form of Tagalog. */
const SUBTAGS: Readonly<Record<string, string>> = { no: "nb", tl: "fil" };

/** Languages in everyday use with several scripts: without one, the tag leaves the glyphs and the voice undefined. */
const SEVERAL_SCRIPTS = ["sr", "zh"];

const SCRIPT = /^[a-z]{4}$/i;

const usualScripts = new Map<string, string | undefined>();

function usualScript(code: string): string | undefined {
  if (!usualScripts.has(code)) {
    let script: string | undefined;
    try {
      script = new Intl.Locale(code).maximize().script;
    } catch {
      // An editor entered a code that is no language tag.
    }
    usualScripts.set(code, script);
  }
  return usualScripts.get(code);
}

/**
 * Returns the BCP 47 tag of texts in a language, with the script if the code alone does not imply it.
 *
 * @param code ISO 639-1 code of the language, or a longer tag such as `pt-BR`
 * @param script ISO 15924 code of the script
 */
export function languageTag(code: string, script: string): string {
  const [language = "", ...rest] = code.split("-");
  const needsScript = SEVERAL_SCRIPTS.includes(language) || usualScript(code) !== script;
  if (needsScript && !rest.some((subtag) => SCRIPT.test(subtag))) rest.unshift(script);
  return [SUBTAGS[language] ?? language, ...rest].join("-");
}

/** Returns the BCP 47 tag of romanized texts of a language. */
export function romanizedTag(code: string): string {
  const [language = ""] = code.split("-");
  return `${SUBTAGS[language] ?? language}-Latn`;
}
