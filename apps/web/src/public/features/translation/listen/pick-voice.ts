/** Alternative codes that browsers use for a language (older codes, macrolanguages). */
const OTHER_CODES: Readonly<Record<string, readonly string[]>> = {
  he: ["iw"],
  id: ["in"],
  no: ["nb", "nn"],
  tl: ["fil"],
  zh: ["cmn"],
};

/** Voices with the language's code that speak another language: Cantonese, which browsers name zh-HK. */
const OTHER_LANGUAGE = /^zh[-_](?:hant[-_])?(?:hk|mo)\b|^yue\b/iu;

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/**
 * Picks the voice for a language: one on the device before one that sends the text elsewhere, the browser's default
 * before the rest. Null when the browser has none.
 *
 * @param code ISO 639-1 code of the language
 */
export function pickVoice<V extends Voice>(voices: readonly V[], code: string): V | null {
  const codes = [code, ...(OTHER_CODES[code] ?? [])];
  const speakers = voices.filter(({ lang }) => {
    const [primary = ""] = lang.toLowerCase().split(/[-_]/u);
    return codes.includes(primary) && !OTHER_LANGUAGE.test(lang);
  });
  return (
    speakers.find((voice) => voice.localService && voice.default) ??
    speakers.find((voice) => voice.localService) ??
    speakers[0] ??
    null
  );
}
