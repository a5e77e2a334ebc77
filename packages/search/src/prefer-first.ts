/** Moves the preferred items to the start; both parts keep their order. */
export function preferFirst<Item>(items: readonly Item[], isPreferred: (item: Item) => boolean): Item[] {
  return [...items.filter(isPreferred), ...items.filter((item) => !isPreferred(item))];
}
