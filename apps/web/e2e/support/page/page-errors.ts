import type { Page } from "@playwright/test";

/** How Playwright keeps the service worker out. */
const NO_WORKER = "Service Worker registration blocked by Playwright";
const OWN_SCHEMES = ["data:", "blob:", "about:"];

/** Hears everything that goes wrong in a page. */
export class PageErrors {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page, origin: string) {
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (message.text() === NO_WORKER) return;
      this.#heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#heard.push(`exception: ${error.message}`));
    page.context().on("request", (request) => {
      const url = request.url();
      if (url.startsWith(`${origin}/`) || OWN_SCHEMES.some((scheme) => url.startsWith(scheme))) return;
      this.#heard.push(`request to another host: ${url}`);
    });
  }

  /** Lets through what a test provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  problems(): string[] {
    return this.#heard.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
