/** Hepburn romanization of the hiragana letters in Unicode order; small vowels are equal to large ones. */
const SOUNDS = (
  "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji - tsu zu te de " +
  "to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re " +
  "ro wa wa i e o n vu"
).split(" ");
const FIRST = "ぁ".charCodeAt(0);
const KATAKANA = /[ァ-ヴ]/g;
/** Code point offset from a hiragana letter to the corresponding katakana letter. */
export const BETWEEN_ALPHABETS = 0x60;
const ONLY_KANA = /^[ぁ-ゔー ]+$/;
const SMALL = "ぁぃぅぇぉゃゅょゎ";
/** Pronunciation of は and へ as particles, which follow another word. */
const PARTICLES = new Map([
  ["は", "wa"],
  ["へ", "e"],
]);
const PARTICLE = /(?<=[^ ])[はへ]/g;
/** Maximum number of ambiguous letters, each of which doubles the readings; later ones are read as particles. */
const MAX_UNSURE = 2;

/**
 * Returns the possible romanizations of a text in kana, as search compares them: by Hepburn's rules and without
 * diacritics. Kana do not distinguish particles from other letters, nor a long vowel from two vowels, so there may be
 * several romanizations. A text with other letters has none.
 *
 * @param text normalized
 */
export function romanizeKana(text: string): string[] {
  const kana = text.replaceAll(KATAKANA, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - BETWEEN_ALPHABETS),
  );
  if (!ONLY_KANA.test(kana)) return [];
  const places = [...kana.matchAll(PARTICLE)].map(({ index }) => index);
  const unsure = places.slice(0, MAX_UNSURE);
  const choices = unsure.reduce<readonly number[][]>(
    (ways, place) => ways.flatMap((others) => [[...others, place], others]),
    [places.slice(MAX_UNSURE)],
  );
  const ways = [true, false].flatMap((isShort) =>
    choices.map((particles) => romanize(kana, new Set(particles), isShort)),
  );
  return [...new Set(ways)].filter(Boolean);
}

/** @param particles positions of the letters that are particles */
function romanize(kana: string, particles: ReadonlySet<number>, isShort: boolean): string {
  let written = "";
  let before = "";
  // A vowel is lengthened only once; the next vowel starts a new one.
  let isLonger = false;
  for (const [at, letter] of Array.from(kana).entries()) {
    const sound = (particles.has(at) && PARTICLES.get(letter)) || soundOf(letter);
    if (SMALL.includes(letter)) written = joined(written, sound);
    else if (isShort && !isLonger && isLong(before, letter, written)) {
      isLonger = true;
      continue;
    } else written += parted(written, before === "っ" ? doubled(sound) : sound);
    isLonger = false;
    before = letter;
  }
  return written.trim();
}

function soundOf(letter: string): string {
  if (letter === " ") return letter;
  // These letters have no sound of their own: っ doubles the next consonant, ー lengthens the previous vowel.
  return "っー".includes(letter) ? "" : (SOUNDS[letter.charCodeAt(0) - FIRST] ?? "");
}

/**
 * Merges a small letter with the vowel before it: 'ki' and 'ya' give 'kya', 'shi' and 'ya' 'sha', 'fu' and 'a' 'fa'.
 */
function joined(written: string, sound: string): string {
  const vowel = /[aiueo]$/.exec(written)?.[0];
  if (!vowel || vowel === sound) return written + (vowel ? "" : sound);
  const start = written.slice(0, -1);
  if (/(?:sh|ch|j)$/.test(start)) return start + sound.replace("y", "");
  if (/^[yw]/.test(sound)) return start + sound;
  if (vowel === "i") return `${start}y${sound}`;
  return start + (vowel === "u" && /(?:^|[aiueokg ])$/.test(start) ? "w" : "") + sound;
}

const doubled = (sound: string): string =>
  sound.startsWith("ch") ? `t${sound}` : sound.replace(/^[^aiueo]/, "$&$&");

/** Separates 'n' from a following vowel with a space, where Hepburn writes an apostrophe: 'kin yobi'. */
const parted = (written: string, sound: string): string =>
  written.endsWith("n") && /^[aiueoy]/.test(sound) ? ` ${sound}` : sound;

/** Whether a vowel only lengthens the one before it. After letters that are often particles, a new word starts. */
function isLong(before: string, letter: string, written: string): boolean {
  if (letter === "う") return /[ou]$/.test(written) && !/[を ]/.test(before);
  if (letter === "お") return written.endsWith("o") && !/[をのも]/.test(before);
  return letter === "あ" && written.endsWith("a") && !/[がは]/.test(before);
}
