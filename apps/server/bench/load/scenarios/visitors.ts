import { get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { pickRandom, type Schedule, type Stretch, scheduleArrivals, timeUntilNext } from "../arrivals.ts";
import type { HttpClient } from "../http-client.ts";
import {
  BROWSER,
  type Catalogue,
  choosePage,
  dataPath,
  PageReader,
  translationPage,
  type VisitedPage,
} from "./pages.ts";

export interface Traffic {
  client: HttpClient;
  catalogue: Catalogue;
  schedule: Schedule;
  stretch: Stretch;
}

/** In milliseconds, on the average. */
const LOOKING_AT_A_PAGE = 8_000;
const BETWEEN_KEYS = 300;

/** How many pages a visit has, on the average and at most. */
const PAGES = 4;
const MAX_PAGES = 40;

/** Of visits: who comes for the first time and loads styles and scripts, and who looks for something. */
const NEW = 0.6;
const SEARCHING = 0.3;
/** Of visits: who comes by a search engine, to a phrase in a language. */
const BY_SEARCH_ENGINE = 0.7;
/** Of the further pages: those that are loaded whole, as in another tab or without scripts; and those seen before. */
const LOADED_WHOLE = 0.5;
const SEEN_BEFORE = 0.2;

/** Has visitors come, each of whom looks at some pages at the pace of people, whether they are answered or not. */
export function sendVisitors({ client, catalogue, schedule, stretch }: Traffic, rate: number): void {
  const pages = new PageReader(client);

  async function land(planned: number): Promise<void> {
    const isNew = Math.random() < NEW;
    const place = Math.random() < BY_SEARCH_ENGINE ? translationPage(catalogue) : choosePage(catalogue);
    planTheRest(planned);
    await pages.read(place, planned, { again: !isNew });
    if (!isNew) return;
    // A browser requests these after the page.
    const now = performance.now();
    const asked = catalogue.assets.map(({ kind, path }) =>
      client.ask({ kind, path, planned: now, headers: BROWSER }),
    );
    await Promise.all(asked);
  }

  function planTheRest(planned: number): void {
    let moment = planned;
    const next = (): number => (moment += timeUntilNext(1_000 / LOOKING_AT_A_PAGE, Math.random()));
    if (Math.random() < SEARCHING) typeIn(next());
    for (let page = 1; page < MAX_PAGES && Math.random() >= 1 / PAGES; page++) {
      schedule.at(next(), (at) => goOn(choosePage(catalogue), at));
    }
  }

  async function goOn(place: VisitedPage, planned: number): Promise<void> {
    if (Math.random() < LOADED_WHOLE) {
      return pages.read(place, planned, { again: Math.random() < SEEN_BEFORE });
    }
    await Promise.all(
      place.data.map((path) => client.ask({ kind: "page data", path, planned, headers: BROWSER })),
    );
  }

  /** Suggestions are requested from the third letter on, shortly after it is typed. */
  function typeIn(start: number): void {
    const { phrase, language } = catalogue.popularEntry();
    const withLanguage = Math.random() < 0.5;
    const query =
      `${phrase.english}${withLanguage ? ` in ${language.name.split(" (")[0]}` : ""}`.toLowerCase();
    const typed = Math.min(query.length, 3 + Math.floor(Math.random() * 8));
    for (let letters = 3; letters <= typed; letters += 2) {
      const path = dataPath("search.suggestions", { query: query.slice(0, letters).trim() });
      schedule.at(start + letters * BETWEEN_KEYS, async (planned) => {
        await client.ask({ kind: "suggestions", path, planned, headers: BROWSER });
      });
    }
    const path = dataPath("search.result", { query });
    schedule.at(start + (typed + 1) * BETWEEN_KEYS, async (planned) => {
      await client.ask({ kind: "searches", path, planned, headers: BROWSER });
    });
  }

  scheduleArrivals(schedule, stretch, rate, land);
}

/** A telephone far from its mast: so many bytes, and then nothing for so many milliseconds. */
const BYTES = 4_096;
const PAUSE = 50;
const MAX_CONCURRENT = 200;
const PATIENCE = 60_000;

/** Has visitors come on slow lines, each on a connection of his own, who take pages and what they load. */
export function sendSlowClients(
  { client, catalogue, schedule, stretch }: Traffic,
  { rate, certificate }: { rate: number; certificate: string | undefined },
): void {
  let open = 0;
  scheduleArrivals(schedule, stretch, rate, async (planned) => {
    if (open >= MAX_CONCURRENT) return;
    open++;
    const { path } = Math.random() < 0.5 ? pickRandom(catalogue.assets) : translationPage(catalogue);
    const kind = "slow connections";
    try {
      const taken = await takeSlowly(client.origin + path, certificate);
      if (taken === 0) client.wrong(kind, `${path} came without a body`);
      client.ended(kind, planned);
    } catch (error) {
      client.wrong(kind, (error as Error).message);
    } finally {
      open--;
    }
  });
}

async function takeSlowly(url: string, certificate: string | undefined): Promise<number> {
  const options = { agent: false as const, headers: BROWSER, signal: AbortSignal.timeout(PATIENCE) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = certificate
      ? getOverHttps(url, { ...options, ca: certificate }, resolve)
      : getOverHttp(url, options, resolve);
    asked.once("error", reject);
  });
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`the answer was ${response.statusCode}`);
  }
  let taken = 0;
  for await (const chunk of response) {
    taken += (chunk as Buffer).length;
    await delay((PAUSE * (chunk as Buffer).length) / BYTES);
  }
  return taken;
}
