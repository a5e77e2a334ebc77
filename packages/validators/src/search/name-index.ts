import { startingWith } from "./english-index.ts";
import { createNearWords } from "./near-words.ts";

/** Finds what a name means. */
export interface NameIndex<Value> {
  exact(name: string): Value | undefined;
  /** What a name with typos means. */
  near(name: string): { name: string; value: Value } | undefined;
  /** What a name may become while it is typed. */
  begun(start: string): Value | undefined;
}

const SHORTEST_MISSPELLED = 4;
const SHORTEST_BEGUN = 3;

/** Where several have the same name, the first has it. */
export function createNameIndex<Value>(
  named: Iterable<readonly [name: string, value: Value]>,
): NameIndex<Value> {
  const byName = new Map<string, Value>();
  for (const [name, value] of named) if (!byName.has(name)) byName.set(name, value);
  const near = createNearWords(byName.keys());
  const sorted = [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    exact: (name) => byName.get(name),
    near(name) {
      if (name.length < SHORTEST_MISSPELLED) return undefined;
      const [nearest] = near.find(name);
      const value = nearest && byName.get(nearest.word);
      return nearest && value !== undefined ? { name: nearest.word, value } : undefined;
    },
    begun: (start) => (start.length < SHORTEST_BEGUN ? undefined : startingWith(sorted, start)[0]?.[1]),
  };
}
