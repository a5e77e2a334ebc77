import { paths } from "@saywhere/validators/urls/paths";
import { pickRandom, scheduleArrivals } from "../arrivals.ts";
import { textOf } from "../http-client.ts";
import { BROWSER, inMarkup } from "./pages.ts";
import type { Traffic } from "./visitors.ts";

const GZIP = { "accept-encoding": "gzip" };

/** Shares of the reads over REST: conditional ones, and those of whole lists. */
const SEEN_BEFORE = 0.5;
const WHOLE = 0.005;

/** Has search engines walk over the site: what it lists, and every page as often as any other. */
export function sendCrawlers({ client, catalogue, schedule, stretch }: Traffic, rate: number): void {
  scheduleArrivals(schedule, stretch, rate, async (planned) => {
    const chance = Math.random();
    const { language, phrase, native_text } = pickRandom(catalogue.entries);
    const path = paths.translation(language.slug, phrase.slug);
    if (chance < 0.1) {
      const lists = ["/robots.txt", "/sitemap.xml", `/sitemaps/language-${language.slug}.xml`];
      const asked = { kind: "robots.txt and sitemaps", path: pickRandom(lists), planned, headers: GZIP };
      await client.ask(asked);
    } else if (chance < 0.2) {
      await client.ask({ kind: "HEAD", path, planned, method: "HEAD", headers: GZIP });
    } else if (chance < 0.25) {
      await client.ask({
        kind: "share images",
        path: paths.languageShareImage(language.slug),
        planned,
      });
    } else if (chance < 0.35) {
      const missing = `${paths.phrases()}/${language.slug}/no-such-phrase-${Math.floor(Math.random() * 1_000)}`;
      const asked = { kind: "missing pages", path: missing, planned, headers: BROWSER };
      await client.ask({ ...asked, statuses: [404] });
    } else {
      const kind = "crawled pages";
      const answer = await client.ask({ kind, path, planned, headers: GZIP });
      if (answer && chance < 0.4 && !(await textOf(answer)).includes(inMarkup(native_text))) {
        client.wrong(kind, `${path} does not show “${native_text}”`);
      }
    }
  });
}

/** Has people follow links of before, to what has another name now. */
export function sendRedirected(
  { client, schedule, stretch }: Traffic,
  moved: { from: string; to: string }[],
  rate: number,
): void {
  scheduleArrivals(schedule, stretch, rate, async (planned) => {
    const kind = "old URLs";
    const { from, to } = pickRandom(moved);
    const answer = await client.ask({ kind, path: from, planned, headers: BROWSER, statuses: [301, 308] });
    if (answer && !String(answer.headers["location"]).endsWith(to)) {
      client.wrong(kind, `${from} leads to ${String(answer.headers["location"])}`);
    }
  });
}

/** Has programs read over REST. */
export function sendReaders({ client, catalogue, schedule, stretch }: Traffic, rate: number): void {
  const seen = new Map<string, string>();
  scheduleArrivals(schedule, stretch, rate, async (planned) => {
    if (Math.random() < WHOLE) {
      const path = "/api/phrases";
      const answer = await client.ask({ kind: "REST: whole lists", path, planned, headers: GZIP });
      if (answer) await checkCount((JSON.parse(await textOf(answer)) as unknown[]).length);
      return;
    }
    const { language, phrase, native_text } = catalogue.popularEntry();
    const path = pickRandom([
      "/api/languages",
      "/api/categories",
      `/api/languages/${language.slug}/popular-phrases`,
      `/api/phrases?language=${language.slug}`,
      `/api/phrases/${language.slug}/${phrase.slug}`,
      `/api/search?query=${encodeURIComponent(native_text)}`,
    ]);
    const etag = Math.random() < SEEN_BEFORE ? seen.get(path) : undefined;
    const answer = await client.ask({
      kind: etag ? "REST: conditional reads" : "REST: reads",
      path,
      planned,
      headers: { ...GZIP, ...(etag && { "if-none-match": etag }) },
      statuses: etag ? [200, 304] : [200],
    });
    const next = answer?.headers["etag"];
    if (typeof next === "string") seen.set(path, next);
  });

  async function checkCount(count: number): Promise<void> {
    const expected = catalogue.entries.length;
    if (count !== expected)
      client.wrong("REST: whole lists", `there were ${count} entries instead of ${expected}`);
  }
}
