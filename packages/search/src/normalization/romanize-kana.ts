/** How the letters of hiragana sound in Hepburn's romanization, in the order of Unicode; small vowels alike large ones. */
const SOUNDS = (
  "a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji - tsu zu te de " +
  "to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re " +
  "ro wa wa i e o n vu"
).split(" ");
const FIRST = "ぁ".charCodeAt(0);
const KATAKANA = /[ァ-ヴ]/g;
/** From a letter of hiragana to that of katakana. */
export const BETWEEN_ALPHABETS = 0x60;
const ONLY_KANA = /^[ぁ-ゔー ]+$/;
const SMALL = "ぁぃぅぇぉゃゅょゎ";
/** What は and へ sound like where they are particles, which follow another word. */
const PARTICLES = new Map([
  ["は", "wa"],
  ["へ", "e"],
]);
const PARTICLE = /(?<=[^ ])[はへ]/g;
/** Each may be one or none, so that each doubles the ways to read a text; those behind these are taken for particles. */
const MOST_UNSURE = 2;

/**
 * How a text in kana may be romanized, as search compares romanizations: by Hepburn's rules and without marks. Kana
 * tell neither particles from other letters nor a long vowel from two vowels, so there are several ways; and none for
 * a text with other letters.
 *
 * @param text normalised
 */
export function romanizeKana(text: string): string[] {
  const kana = text.replaceAll(KATAKANA, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - BETWEEN_ALPHABETS),
  );
  if (!ONLY_KANA.test(kana)) return [];
  const places = [...kana.matchAll(PARTICLE)].map(({ index }) => index);
  const unsure = places.slice(0, MOST_UNSURE);
  const choices = unsure.reduce<readonly number[][]>(
    (ways, place) => ways.flatMap((others) => [[...others, place], others]),
    [places.slice(MOST_UNSURE)],
  );
  const ways = [true, false].flatMap((isShort) =>
    choices.map((particles) => romanize(kana, new Set(particles), isShort)),
  );
  return [...new Set(ways)].filter(Boolean);
}

/** @param particles the places of those letters that are particles */
function romanize(kana: string, particles: ReadonlySet<number>, isShort: boolean): string {
  let written = "";
  let before = "";
  // A vowel is made longer once: what follows begins anew.
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
  // These have no sound of their own: っ doubles what follows, ー makes what is before it longer.
  return "っー".includes(letter) ? "" : (SOUNDS[letter.charCodeAt(0) - FIRST] ?? "");
}

/** A small letter changes the vowel before it: 'ki' and 'ya' are 'kya', 'shi' and 'ya' are 'sha', 'fu' and 'a' are 'fa'. */
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

/** What stands for 'n' with a vowel behind it is kept apart, as an apostrophe does it: 'kin yobi'. */
const parted = (written: string, sound: string): string =>
  written.endsWith("n") && /^[aiueoy]/.test(sound) ? ` ${sound}` : sound;

/** Whether a vowel only makes the one before it longer. Behind letters that often are particles a new word begins. */
function isLong(before: string, letter: string, written: string): boolean {
  if (letter === "う") return /[ou]$/.test(written) && !/[を ]/.test(before);
  if (letter === "お") return written.endsWith("o") && !/[をのも]/.test(before);
  return letter === "あ" && written.endsWith("a") && !/[がは]/.test(before);
}
