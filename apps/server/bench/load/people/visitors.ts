import type { HttpClient } from "../http-client.ts";
import type { PlannedMoments } from "../planned-moments.ts";
import { untilNext } from "../until-next.ts";
import type { Catalogue } from "./catalogue.ts";
import { comeByThemselves, type Stretch } from "./come-by-themselves.ts";
import { choosePlace, dataPath, type Place, translationPlace } from "./places.ts";
import { BROWSER, PageReader } from "./read-page.ts";

export interface Traffic {
  client: HttpClient;
  catalogue: Catalogue;
  moments: PlannedMoments;
  stretch: Stretch;
}

/** In milliseconds, on the average. */
const LOOKING_AT_A_PAGE = 8_000;
const BETWEEN_KEYS = 300;

/** How many pages a visit has, on the average and at most. */
const PAGES = 4;
const MOST_PAGES = 40;

/** Of visits: who comes for the first time and loads styles and scripts, and who looks for something. */
const NEW = 0.6;
const SEARCHING = 0.3;
/** Of visits: who comes by a search engine, to a phrase in a language. */
const BY_SEARCH_ENGINE = 0.7;
/** Of the further pages: those that are loaded whole, as in another tab or without scripts; and those seen before. */
const LOADED_WHOLE = 0.5;
const SEEN_BEFORE = 0.2;

/** Has visitors come, each of whom looks at some pages at the pace of people, whether they are answered or not. */
export function sendVisitors({ client, catalogue, moments, stretch }: Traffic, rate: number): void {
  const pages = new PageReader(client);

  async function land(planned: number): Promise<void> {
    const isNew = Math.random() < NEW;
    const place = Math.random() < BY_SEARCH_ENGINE ? translationPlace(catalogue) : choosePlace(catalogue);
    planTheRest(planned);
    await pages.read(place, planned, { again: !isNew });
    if (!isNew) return;
    // A browser asks for these when it has the page.
    const now = performance.now();
    const asked = catalogue.assets.map(({ kind, path }) =>
      client.ask({ kind, path, planned: now, headers: BROWSER }),
    );
    await Promise.all(asked);
  }

  function planTheRest(planned: number): void {
    let moment = planned;
    const next = (): number => (moment += untilNext(1_000 / LOOKING_AT_A_PAGE, Math.random()));
    if (Math.random() < SEARCHING) typeIn(next());
    for (let page = 1; page < MOST_PAGES && Math.random() >= 1 / PAGES; page++) {
      moments.at(next(), (at) => goOn(choosePlace(catalogue), at));
    }
  }

  async function goOn(place: Place, planned: number): Promise<void> {
    if (Math.random() < LOADED_WHOLE) {
      return pages.read(place, planned, { again: Math.random() < SEEN_BEFORE });
    }
    await Promise.all(
      place.data.map((path) => client.ask({ kind: "data of pages", path, planned, headers: BROWSER })),
    );
  }

  /** Suggestions are asked for from the third letter on, a little later than it is typed. */
  function typeIn(begun: number): void {
    const { phrase, language } = catalogue.popularEntry();
    const withLanguage = Math.random() < 0.5;
    const query =
      `${phrase.english}${withLanguage ? ` in ${language.name.split(" (")[0]}` : ""}`.toLowerCase();
    const typed = Math.min(query.length, 3 + Math.floor(Math.random() * 8));
    for (let letters = 3; letters <= typed; letters += 2) {
      const path = dataPath("search.suggestions", { query: query.slice(0, letters).trim() });
      moments.at(begun + letters * BETWEEN_KEYS, async (planned) => {
        await client.ask({ kind: "suggestions", path, planned, headers: BROWSER });
      });
    }
    const path = dataPath("search.result", { query });
    moments.at(begun + (typed + 1) * BETWEEN_KEYS, async (planned) => {
      await client.ask({ kind: "searches", path, planned, headers: BROWSER });
    });
  }

  comeByThemselves(moments, stretch, rate, land);
}
