/** Hues (degrees in OKLCH) of the categories in the starting content. */
const HUES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    greetings: 75,
    essentials: 10,
    introductions: 305,
    communication: 255,
    "travel-directions": 230,
    transport: 205,
    "dining-food": 50,
    "shopping-money": 100,
    accommodation: 180,
    emergencies: 28,
    health: 155,
    "time-dates": 280,
    numbers: 330,
    social: 128,
  }),
);

/**
 * Returns the hue that distinguishes a category, on every screen.
 *
 * @param slug slug of the category
 * @returns degrees in OKLCH; for an unknown slug, a hue derived from its letters, so that a new category has the same
 * hue everywhere and at every visit
 */
export function categoryHue(slug: string): number {
  const known = HUES.get(slug);
  if (known !== undefined) return known;
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3_600;
  return hash % 360;
}
