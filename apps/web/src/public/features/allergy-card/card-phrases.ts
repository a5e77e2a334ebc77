export interface CardGroup {
  title: string;
  note?: string;
  options: readonly CardOption[];
}

/** What can be ticked. */
interface CardOption {
  label: string;
  /** Slugs of the phrases of the guide that it adds to the card, in their order. */
  slugs: readonly string[];
}

/**
 * The sentences for a reaction, which are ticked together. They are on a card of their own: the guide has no phrase for “if I
 * have a reaction”, and without it a waiter would read them as an emergency that is happening now.
 */
export const REACTION_SLUGS: readonly string[] = ["its-an-emergency", "call-an-ambulance", "i-need-a-doctor"];

/**
 * The card has only phrases of the guide. Where an option is one phrase, its English is here too, so that the list
 * is there before the phrases of a language are.
 */
export const CARD_GROUPS: readonly CardGroup[] = [
  {
    title: "Allergies and Intolerances",
    options: [
      phrase("im-allergic-to-nuts", "I'm allergic to nuts"),
      phrase("im-allergic-to-peanuts", "I'm allergic to peanuts"),
      phrase("im-allergic-to-dairy-products", "I'm allergic to dairy products"),
      phrase("im-allergic-to-eggs", "I'm allergic to eggs"),
      phrase("im-allergic-to-seafood", "I'm allergic to seafood"),
      phrase("i-cant-eat-gluten", "I can't eat gluten"),
    ],
  },
  {
    title: "Severity and Traces",
    note: "The last one adds a second card, to show if you have a reaction: “It's an emergency”, “Call an ambulance” and “I need a doctor”.",
    options: [
      phrase("i-have-a-severe-allergy", "I have a severe allergy"),
      phrase("even-a-small-amount-makes-me-very-ill", "Even a small amount makes me very ill"),
      phrase("could-this-contain-traces-of-it", "Could this contain traces of it?"),
      { label: "Add a card for an emergency", slugs: REACTION_SLUGS },
    ],
  },
  {
    title: "What I Don’t Eat",
    options: [
      phrase("im-a-vegetarian", "I'm a vegetarian"),
      phrase("im-vegan", "I'm vegan"),
      phrase("i-dont-eat-meat", "I don't eat meat"),
      phrase("i-dont-eat-pork", "I don't eat pork"),
      phrase("without-sugar-please", "Without sugar, please"),
      phrase("not-spicy-please", "Not spicy, please"),
    ],
  },
  {
    title: "Questions",
    options: [
      phrase("does-this-contain-meat", "Does this contain meat?"),
      phrase("is-this-halal", "Is this halal?"),
      phrase("is-this-kosher", "Is this kosher?"),
    ],
  },
];

export const CARD_SLUGS: readonly string[] = CARD_GROUPS.flatMap(({ options }) =>
  options.flatMap(({ slugs }) => slugs),
);

function phrase(slug: string, english: string): CardOption {
  return { label: english, slugs: [slug] };
}
