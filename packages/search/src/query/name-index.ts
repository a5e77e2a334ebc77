import { startingWith } from "../english/english-index.ts";
import { createSpellingCandidates } from "../english/spelling-candidates.ts";
import { phoneticKey } from "../normalization/phonetics.ts";

/** Looks up the value of a name. */
export interface NameIndex<Value> {
  exact(name: string): Value | undefined;
  /** Returns the value of a misspelled name. */
  near(name: string): { name: string; value: Value } | undefined;
  /** Returns the value of an incomplete name. */
  findByPrefix(start: string): Value | undefined;
}

const MIN_MISSPELLED_LENGTH = 4;
/** Minimum number of letters of a name that is found by its sound: 'tai' for 'thai'. */
const MIN_SOUNDING_LENGTH = 3;
const MIN_PREFIX = 3;

/** Builds the index of names. If several values have the same name, the first one gets it. */
export function createNameIndex<Value>(
  named: Iterable<readonly [name: string, value: Value]>,
): NameIndex<Value> {
  const byName = new Map<string, Value>();
  for (const [name, value] of named) if (!byName.has(name)) byName.set(name, value);
  const near = createSpellingCandidates(byName.keys());
  const bySound = new Map<string, string>();
  for (const name of byName.keys()) {
    const sounds = phoneticKey(name);
    if (name.length > MIN_SOUNDING_LENGTH && !bySound.has(sounds)) bySound.set(sounds, name);
  }
  const nearest = (name: string): string | undefined => {
    if (name.length < MIN_SOUNDING_LENGTH) return undefined;
    const [found] = name.length < MIN_MISSPELLED_LENGTH ? [] : near.find(name);
    return found?.word ?? bySound.get(phoneticKey(name));
  };
  const sorted = [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    exact: (name) => byName.get(name),
    near(name) {
      const meant = nearest(name);
      const value = meant === undefined ? undefined : byName.get(meant);
      return meant !== undefined && value !== undefined ? { name: meant, value } : undefined;
    },
    findByPrefix: (start) => (start.length < MIN_PREFIX ? undefined : startingWith(sorted, start)[0]?.[1]),
  };
}
