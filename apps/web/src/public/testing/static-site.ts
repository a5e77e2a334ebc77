import { farsi, japanese, spanish } from "../../testing/languages.ts";
import { type DataSite, dataFilesOf } from "./data-files.ts";
import { phraseEntry } from "./fixtures.ts";

const say = (english: string, texts: [spanish: string, farsi: string, japanese: string | null]) =>
  [spanish, farsi, japanese].flatMap((language, index) => {
    const [native, romanization = null] = texts[index]?.split("|") ?? [];
    if (!native) return [];
    const { slug, name, code, script, direction } = language;
    const ref = { slug, name, code, script, direction };
    return { ...phraseEntry(english, language), language: ref, native_text: native, romanization };
  });

const health = { slug: "health", name: "Health" };

/** A small static export: four phrases, of which Japanese lacks one. */
export const site: DataSite = {
  languages: [spanish, farsi, japanese],
  entries: [
    ...say("Hello", ["Hola", "سلام|Salām", "こんにちは|Konnichiwa"]),
    ...say("Thank you", ["Gracias", "متشکرم|Moteshakkeram", "ありがとう|Arigatō"]),
    ...say("Thank you very much", ["Muchas gracias", "خیلی ممنون|Kheyli mamnun", null]),
    ...say("Help", ["Ayuda", "کمک|Komak", "助けて|Tasukete"]).map((entry) => ({
      ...entry,
      category: health,
    })),
  ],
};

export const siteFiles = dataFilesOf(site);
