import type { Page } from "@playwright/test";

/** Playwright logs this when it blocks service workers. */
const NO_WORKER = "Service Worker registration blocked by Playwright";
const OWN_SCHEMES = ["data:", "blob:", "about:"];

/** Collects everything that goes wrong in a page. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page, origin: string) {
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (message.text() === NO_WORKER) return;
      this.#found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#found.push(`exception: ${error.message}`));
    page.context().on("request", (request) => {
      const url = request.url();
      if (url.startsWith(`${origin}/`) || OWN_SCHEMES.some((scheme) => url.startsWith(scheme))) return;
      this.#found.push(`request to another host: ${url}`);
    });
  }

  /** Ignores an error that a test provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  problems(): string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
