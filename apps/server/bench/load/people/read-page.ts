import { type HttpClient, textOf } from "../http-client.ts";
import type { Place } from "./places.ts";

/** What browsers say that they take. */
export const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** Looking into each would cost the generator more than it costs the server to send them. */
const LOOKED_INTO = 0.05;

const SIGNS: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text as it stands in a page. */
export const inMarkup = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Reads pages as browsers do, which remember those that they have seen. */
export class PageReader {
  readonly #client: HttpClient;
  /** The ETags of pages, as a browser keeps them. */
  readonly #seen = new Map<string, string>();

  constructor(client: HttpClient) {
    this.#client = client;
  }

  /** @param again whether whoever asks has seen the page before */
  async read({ path, shows }: Place, planned: number, { again }: { again: boolean }): Promise<void> {
    const seen = again ? this.#seen.get(path) : undefined;
    const kind = seen ? "pages seen before" : "pages";
    const headers = { ...BROWSER, ...(seen && { "if-none-match": seen }) };
    const answer = await this.#client.ask({
      kind,
      path,
      planned,
      headers,
      statuses: seen ? [200, 304] : [200],
    });
    if (!answer) return;
    const { etag } = answer.headers;
    if (typeof etag !== "string") return this.#client.wrong(kind, "it came without an ETag");
    this.#seen.set(path, etag);
    if (answer.status === 304 || Math.random() >= LOOKED_INTO) return;
    const text = await textOf(answer);
    if (!text.includes(inMarkup(shows))) this.#client.wrong(kind, `${path} does not show “${shows}”`);
    if (!text.trimEnd().endsWith("</html>")) this.#client.wrong(kind, "it has no end");
  }
}
