import type { VariantStructure } from "./entities/translation.entity.ts";

/** A part of a label, between commas or brackets, and what it states; nothing for parts that make no difference. */
const PARTS: [RegExp, VariantStructure][] = [
  [/^said by (?:a woman|women)$/i, { speaker: "woman" }],
  [/^said by (?:a man|men)$/i, { speaker: "man" }],
  [/^said by a woman to a man$/i, { speaker: "woman", listener: "man" }],
  [/^said by a woman to a woman$/i, { speaker: "woman", listener: "woman" }],
  [/^said by a man to a man$/i, { speaker: "man", listener: "man" }],
  [/^said by a man to a woman$/i, { speaker: "man", listener: "woman" }],
  [/^to a woman$/i, { listener: "woman" }],
  [/^to a man$/i, { listener: "man" }],
  [/^to (?:several people|more than one person|a group)$/i, { listener: "several" }],
  [/^to a child$/i, { listener: "child" }],
  [/^(?:(?:slightly |a little |a bit )?more )?formal$/i, { register: "formal" }],
  [/^(?:formal or plural|to several people or formal)$/i, { register: "formal" }],
  [/^(?:informal|less formal|(?:more )?colloquial|(?:a bit more )?casual)$/i, { register: "informal" }],
  // Beside it, the main form is the one that people write: Tamil, Farsi, Finnish.
  [
    /^(?:spoken|conversational|everyday speech|in (?:everyday )?speech|in conversation)$/i,
    { register: "informal" },
  ],
  [/^(?:to one person|to anyone|said by anyone|man or woman)$/i, {}],
];

/** Parts that state a register, but say more than that. */
const STRONGER: [RegExp, VariantStructure][] = [
  [/^very formal$/i, { register: "formal" }],
  [/^(?:very informal|very casual|slang)$/i, { register: "informal" }],
];

/** Countries and regions where people say a thing differently. A label that names another one has to be read by people. */
const REGIONS = [
  "Brazil|Portugal|Angola|Mozambique|Spain|Latin America|South America|Central America|Mexico|Argentina|Uruguay|Chile",
  "Peru|Colombia|Cuba|Catalonia|Valencia|Balearic Islands|France|Belgium|Switzerland|Canada|Quebec|Germany|Austria",
  "Bavaria|Netherlands|Flanders|Italy|Egypt|Levant|Gulf|Maghreb|Morocco|Algeria|Tunisia|Iraq|Lebanon|Syria|Jordan",
  "Saudi Arabia|Sudan|Yemen|Iran|Afghanistan|Tajikistan|Pakistan|India|West Bengal|Bangladesh|Tamil Nadu|Sri Lanka",
  "Singapore|Malaysia|Indonesia|mainland China|China|Taiwan|Hong Kong|Kenya|Tanzania|Zanzibar|Uganda|Ethiopia|Cyprus",
  "Moldova|Serbia|Bosnia|Montenegro|Croatia",
].join("|");

/** How a part introduces a region; what comes before “in” may also say how usual the form is there. */
const REGION_PART = new RegExp(
  `^(?:(?:(?<also>also common|very common|above all|common|usual|used|everyday|mainly|mostly|especially) )?in )?(?:the )?(?:${REGIONS})(?: and (?:the )?(?:${REGIONS}))*$`,
);
const PLAIN_IN = new Set([undefined, "common", "usual", "used", "everyday", "mainly", "mostly"]);

/**
 * Reads who says a form to whom, how and where from the label of a variant, such as “informal, said by a woman”. Only
 * what a label states surely is read: “masculine” may be the speaker, the listener or a thing.
 *
 * @param region other regions that the label may name, separated by commas
 * @returns the structure, and whether it is all that the label says. “Shellfish only, said by a woman” says more: the
 *   form means something else, and cannot take the place of the phrase.
 */
export function readVariantLabel(
  label: string,
  region = "",
): { structure: VariantStructure; complete: boolean } {
  const structure: VariantStructure = {};
  let complete = true;
  const named = listed(region);
  for (const part of listed(label)) {
    if (named.includes(part.replace(/^in /, ""))) continue;
    const read = readPart(part);
    complete &&= read?.plain === true;
    for (const [field, value] of Object.entries(read?.structure ?? {})) {
      const stated = structure[field as keyof VariantStructure];
      if (stated === undefined) Object.assign(structure, { [field]: value });
      else complete &&= stated === value;
    }
  }
  return { structure, complete };
}

const listed = (text: string): string[] =>
  text
    .split(/[,;()]/)
    .map((part) => part.trim())
    .filter(Boolean);

function readPart(part: string): { structure: VariantStructure; plain: boolean } | undefined {
  const find = (parts: typeof PARTS) => parts.find(([pattern]) => pattern.test(part))?.[1];
  const plain = find(PARTS);
  if (plain) return { structure: plain, plain: true };
  const stronger = find(STRONGER);
  if (stronger) return { structure: stronger, plain: false };
  const match = REGION_PART.exec(part);
  if (!match) return undefined;
  const region = [...part.matchAll(new RegExp(REGIONS, "g"))].join(", ");
  return { structure: { region }, plain: PLAIN_IN.has(match.groups?.["also"]) };
}
