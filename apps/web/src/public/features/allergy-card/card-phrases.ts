export interface CardGroup {
  title: string;
  note?: string;
  /** Slugs of phrases of the guide. The card is made of them alone. */
  phrases: readonly { slug: string; english: string }[];
}

/** What can be ticked, with the English of each phrase, so that the list is there before the phrases of a language are. */
export const CARD_GROUPS: readonly CardGroup[] = [
  {
    title: "Allergies and Intolerances",
    phrases: [
      { slug: "im-allergic-to-nuts", english: "I'm allergic to nuts" },
      { slug: "im-allergic-to-peanuts", english: "I'm allergic to peanuts" },
      { slug: "im-allergic-to-dairy-products", english: "I'm allergic to dairy products" },
      { slug: "im-allergic-to-eggs", english: "I'm allergic to eggs" },
      { slug: "im-allergic-to-seafood", english: "I'm allergic to seafood" },
      { slug: "i-cant-eat-gluten", english: "I can't eat gluten" },
    ],
  },
  {
    title: "What I Don't Eat",
    phrases: [
      { slug: "im-a-vegetarian", english: "I'm a vegetarian" },
      { slug: "im-vegan", english: "I'm vegan" },
      { slug: "i-dont-eat-meat", english: "I don't eat meat" },
      { slug: "i-dont-eat-pork", english: "I don't eat pork" },
      { slug: "without-sugar-please", english: "Without sugar, please" },
      { slug: "not-spicy-please", english: "Not spicy, please" },
    ],
  },
  {
    title: "Questions",
    phrases: [
      { slug: "does-this-contain-meat", english: "Does this contain meat?" },
      { slug: "is-this-halal", english: "Is this halal?" },
      { slug: "is-this-kosher", english: "Is this kosher?" },
    ],
  },
  {
    title: "For a Reaction",
    note: "At the end of the card, for an emergency.",
    phrases: [
      { slug: "i-need-a-doctor", english: "I need a doctor" },
      { slug: "call-an-ambulance", english: "Call an ambulance" },
    ],
  },
];

export const CARD_SLUGS: readonly string[] = CARD_GROUPS.flatMap(({ phrases }) =>
  phrases.map(({ slug }) => slug),
);
