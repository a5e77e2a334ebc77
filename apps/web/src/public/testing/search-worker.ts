import { vi } from "vitest";
import { answerSearches, type SearchCall } from "../static-export/answer-searches.ts";
import { createDataFiles } from "../static-export/data-file-loader.ts";

/** Runs the worker of search in the test's own thread, because jsdom has no workers. */
export function stubSearchWorker(): void {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      readonly #answer = answerSearches(createDataFiles());

      async postMessage(call: SearchCall, [port]: MessagePort[]): Promise<void> {
        const answer = await this.#answer(structuredClone(call));
        port?.postMessage(structuredClone(answer));
      }

      terminate(): void {}
    },
  );
}
