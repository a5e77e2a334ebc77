const WHO = "(?:you|i|we|one|they|people|someone|locals)";
const AUXILIARY = "(?:do|does|did|would|can|could|should|might)";
const WORD =
  "(?:word|phrase|term|expression|translation|equivalent|way|name|greeting|meaning|pronunciation)s?";

/** What people write before what they look for. */
const BEFORE = [
  new RegExp(
    `^(?:please |can you |could you )?(?:tell me )?how ${AUXILIARY} ${WHO} (?:to )?(?:say|write|spell|pronounce|translate)\\b`,
  ),
  new RegExp(`^how ${AUXILIARY} ${WHO} (?:ask for|ask|wish someone|wish|tell someone|order|call)\\b`),
  new RegExp(`^how ${AUXILIARY} ${WHO}\\b`),
  /^how to (?:say|write|spell|pronounce|translate|ask for|ask|wish|order)\b/,
  /^how (?:is|do|does)\b/,
  new RegExp(
    `^(?:what|whats|what s|what is|what are|which is)? ?(?:the |a |another )?(?:correct )?${WORD} (?:for|of|to say)\\b`,
  ),
  /^(?:what|whats|what s|what is) the for\b/,
  /^(?:what|which) (?:does|do|did|is)\b/,
  /^(?:whats|what s)\b/,
  /^(?:please |can you |could you )?(?:translate|translation|say|saying|meaning of|define|learn|pronounce)\b/,
  /^(?:i want|i would like|i d like|id like|i need) to (?:say|learn|ask for|know)\b/,
];
/** What people write after it. */
const AFTER = [
  / (?:in|to|into) english$/,
  / (?:means?|meaning|translation|translate|translated|pronunciation|pronounced|is called|called|be said|said)$/,
  / (?:in|into|to)$/,
];

/**
 * A normalised query as it is, and without the words that only ask for a translation. Those may belong to the phrase
 * after all: 'what is your name', 'how do you say this in English'.
 */
export function withoutLeadIns(query: string): string[] {
  const texts = [query];
  for (const text of texts) {
    const shorter = [
      ...BEFORE.map((before) => text.replace(before, "").trim()),
      ...AFTER.map((after) => text.replace(after, "").trim()),
    ];
    for (const one of shorter) if (!texts.includes(one)) texts.push(one);
  }
  return texts;
}
