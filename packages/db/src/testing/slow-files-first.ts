import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from "vitest/node";

/**
 * Vitest's order of test files, but with slow ones first: in a fresh clone it knows only their sizes, and a slow file
 * that starts last runs alone.
 *
 * @param slow matches the paths of slow files
 */
export function slowFilesFirst(slow: RegExp): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const rank = ({ moduleId }: TestSpecification) => (slow.test(moduleId) ? 0 : 1);
      return sorted.toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
