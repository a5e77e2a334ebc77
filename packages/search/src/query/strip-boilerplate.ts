const WHO = "(?:you|i|we|one|they|people|someone|locals|the)";
const AUXILIARY = "(?:do|does|did|would|can|could|should|might)";
const SAY = "(?:say|write|spell|pronounce|translate|ask for|ask|wish someone|wish|tell someone|order|call)";
const WORD =
  "(?:word|phrase|term|expression|translation|equivalent|way|name|meaning|pronunciation|definition|synonym|slang)s?";
/** The person to whom a greeting is addressed, which does not change its meaning. */
const WHOM =
  "(?:friend|love|dear|darling|honey|baby|mate|buddy|bro|brother|sister|sir|madam|mam|mom|mum|dad|teacher|guy|all|everyone|everybody)s?";

/** The person to whom something is said, or whose name or number is requested. */
const TELL =
  "(?:tell|ask) (?:(?:a|an|the|my|some) [a-z]+|someone|somebody|people|him|her|them)(?: that| for| to)?(?: their| his| her)?";

/** Boilerplate before the text to search for. */
const BEFORE = [
  new RegExp(`^(?:.* )?how (?:to|${AUXILIARY}(?: [a-z]+){1,2}?)(?: to)? ${TELL} `),
  new RegExp(`^(?:.* )?how (?:to|${AUXILIARY}(?: [a-z]+){1,4}?)(?: to)? ${SAY} `),
  new RegExp(`^how ${AUXILIARY} ${WHO}\\b`),
  /^how (?:is|do|does)\b/,
  new RegExp(`^(?:(?:what|which)(?: s|s| is| are)? )?(?:[a-z]+ ){0,3}?${WORD} (?:for|of|to say)\\b`),
  /^(?:what|whats|what s|what is) the for\b/,
  /^(?:what|which)(?: language)? (?:does|do|did|is)\b/,
  new RegExp(`^what ${AUXILIARY} (?:[a-z]+ ){1,3}?(?:say|call)(?: for| when)?\\b`),
  /^(?:what|which) (?:word|phrase)s? means?\b/,
  /^to (?:order|ask for|ask|say|tell|wish|thank)\b/,
  /^(?:whats|what s)\b/,
  /^(?:please |can you |could you )?(?:translate|say|saying|spell|define|learn|pronounce|teach me|tell me)\b/,
  /^(?:i want|i would like|i d like|id like|i need|trying|try) to (?:say|learn|ask for|know)\b/,
  /^(?:for|of)\b/,
  /^how (?:to|do (?:i|you|we|they))\b/,
  /^(?:the )?(?:word|phrase|expression)\b/,
  /^(?:from )?english\b/,
];
/** Boilerplate after the text to search for. */
const AFTER = [
  / (?:(?:in|to|into|from) )?english$/,
  / (?:in |with )?(?:[a-z]+ )?(?:letters|alphabet|script|characters|cyrillic|romaji|hiragana|kanji|pinyin)$/,
  / (?:means?|meaning|translation|translate|translated|pronunciation|pronounced|called|said|in)$/,
  / (?:phrases?|words?|vocabulary|vocab|expressions?|sentences?)$/,
  / (?:is|be|to|into|how do you say|how to say)$/,
  / (?:in|into|to) (?:all|every|any|many|most|different|other|various|several|[0-9]+)(?: [a-z]+)? languages?$/,
  / (?:around|in|of) the world$/,
  new RegExp(` (?:my |to )?${WHOM}$`),
  / (?:to|for|with) (?:someone|somebody|people|strangers|friends|family|locals|everyone|kids|children|beginners|tourists)$/,
  / (?:to|for|with) (?:a|an|my|your|the|some) [a-z]+$/,
  / (?:when|while|before|after) (?:you|i|we|one|someone|people|meeting|leaving|greeting|ordering|speaking|talking)\b.*$/,
  / (?:in a|the) [a-z]+ way$/,
];

/**
 * Returns a normalised query unchanged, and without the words that only ask for a translation. Both are needed, because
 * those words may belong to the phrase: 'what is your name', 'how do you say this in English'.
 */
export function stripBoilerplate(query: string): string[] {
  const texts = [query];
  for (const text of texts) {
    for (const around of [...BEFORE, ...AFTER]) {
      const shorter = text.replace(around, "").trim();
      if (!texts.includes(shorter)) texts.push(shorter);
    }
  }
  return texts;
}
