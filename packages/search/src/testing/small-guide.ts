import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { SearchVocabulary } from "../search-source.ts";
import type { WrittenTexts } from "./memory-source.ts";

const LANGUAGES = [
  {
    slug: "spanish",
    name: "Spanish",
    code: "es",
    script: "Latn",
    direction: "ltr",
    others: ["Español", "Castilian"],
  },
  { slug: "german", name: "German", code: "de", script: "Latn", direction: "ltr", others: ["Deutsch"] },
  { slug: "arabic", name: "Arabic", code: "ar", script: "Arab", direction: "rtl", others: ["العربية"] },
  { slug: "japanese", name: "Japanese", code: "ja", script: "Jpan", direction: "ltr", others: ["日本語"] },
] as const;

const CATEGORIES = {
  essentials: { slug: "essentials", name: "Essentials" },
  travel: { slug: "travel-directions", name: "Travel & Directions" },
  food: { slug: "dining-food", name: "Dining & Food" },
  numbers: { slug: "numbers", name: "Numbers" },
};

/** English text, category, and the texts in the order of the languages; a romanization follows a bar. */
const PHRASES: [slug: string, english: string, category: keyof typeof CATEGORIES, texts: string[]][] = [
  ["hello", "Hello", "essentials", ["Hola", "Hallo", "مرحبًا|Marḥaban", "こんにちは|Konnichiwa"]],
  ["thank-you", "Thank you", "essentials", ["Gracias", "Danke", "شكرًا|Shukran", "ありがとう|Arigatō"]],
  ["no", "No", "essentials", ["No", "Nein", "لا|Lā", "いいえ|Iie"]],
  [
    "good-night",
    "Good night",
    "essentials",
    ["Buenas noches", "Gute Nacht", "تصبح على خير|Tuṣbiḥ ʿalā khayr", "おやすみ|Oyasumi"],
  ],
  [
    "good-luck",
    "Good luck",
    "essentials",
    ["Buena suerte", "Viel Glück", "حظًّا سعيدًا|Ḥaẓẓan saʿīdan", "頑張って|Ganbatte"],
  ],
  [
    "im-fine",
    "I'm fine, thank you",
    "essentials",
    ["Bien, gracias", "Gut, danke", "بخير، شكرًا|Bi-khayr, shukran", "元気です|Genki desu"],
  ],
  [
    "do-you-speak-german",
    "Do you speak German?",
    "essentials",
    [
      "¿Habla alemán?",
      "Sprechen Sie Deutsch?",
      "هل تتكلم الألمانية؟|Hal tatakallam al-almāniyya?",
      "ドイツ語を話せますか|Doitsugo o hanasemasu ka",
    ],
  ],
  [
    "where-is-the-bathroom",
    "Where is the bathroom?",
    "travel",
    [
      "¿Dónde está el baño?",
      "Wo ist die Toilette?",
      "أين الحمّام؟|Ayna al-ḥammām?",
      "トイレはどこですか|Toire wa doko desu ka",
    ],
  ],
  [
    "the-bill-please",
    "The bill, please",
    "food",
    [
      "La cuenta, por favor",
      "Die Rechnung, bitte",
      "الحساب من فضلك|Al-ḥisāb min faḍlak",
      "お会計お願いします|O-kaikei onegai shimasu",
    ],
  ],
  ["one", "One", "numbers", ["Uno", "Eins", "واحد|Wāḥid", "一|Ichi"]],
  ["two", "Two", "numbers", ["Dos", "Zwei", "اثنان|Ithnān", "二|Ni"]],
];

const SYNONYMS = [
  ["bathroom", "toilet", "restroom", "loo"],
  ["hello", "hi", "hey"],
  ["numbers", "counting"],
  ["bill", "check"],
];

/** A vocabulary of a few phrases, of which the first two are popular. */
export const SMALL_VOCABULARY: SearchVocabulary = {
  languages: LANGUAGES.map(({ others, ...language }) => ({
    ...language,
    names: [language.name, language.code, ...others].map(normalizeSearchText),
  })),
  categories: Object.values(CATEGORIES),
  phrases: PHRASES.map(([slug, english, category]) => ({ slug, english, category: CATEGORIES[category] })),
  popular: 2,
  synonyms: SYNONYMS,
};

export const SMALL_TRANSLATIONS: WrittenTexts[] = PHRASES.flatMap(([slug, english, category, texts], place) =>
  LANGUAGES.map(({ others: _, ...language }, position) => {
    const [native_text = "", romanization = null] = (texts[position] ?? "").split("|");
    return {
      entry: {
        id: place * LANGUAGES.length + position + 1,
        phrase: { slug, english },
        language,
        category: CATEGORIES[category],
        native_text,
        romanization,
      },
      variants: slug === "thank-you" && language.slug === "german" ? ["Vielen Dank"] : [],
    };
  }),
);
