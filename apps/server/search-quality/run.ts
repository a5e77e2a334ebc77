import { openDatabase } from "@saywhere/db/database";
import { startTestCluster } from "@saywhere/db/testing/start-test-cluster";
import { databaseFromTemplate } from "@saywhere/db/testing/test-database";
import { ContentCache } from "../src/lib/content-cache.ts";
import { createSearchService } from "../src/modules/search/search.service.ts";
import { rankOf } from "./judge.ts";
import { PARTS, readCases, SETS } from "./read-cases.ts";
import { type Judged, report, shortfalls } from "./report.ts";

// Asks the search service every query of both parts, on a database of its own with the starting content, which is
// removed. One query after the other: what is measured is what comes, not how fast. It fails if the measured part of a
// set is below its aims.
const cluster = await startTestCluster();
try {
  const { url } = await databaseFromTemplate(cluster.url);
  const database = await openDatabase({ url, poolSize: 2 });
  try {
    const cache = new ContentCache();
    // Nothing changes meanwhile.
    cache.setListening(true);
    const { hits, result } = createSearchService({ db: database.pool, cache });
    const short: string[] = [];
    for (const set of SETS) {
      const judged: Judged[] = [];
      for (const part of PARTS) {
        for (const one of await readCases(part, set)) {
          const found = await hits(one);
          const [first] = found;
          const { language } = await result(one);
          judged.push({
            ...one,
            part,
            rank: rankOf(one.expect, { language, hits: found }),
            first: first ? `${first.phrase.slug} · ${first.language.slug}` : null,
          });
        }
      }
      console.log(report(set, judged));
      short.push(...shortfalls(set, judged));
    }
    if (short.length > 0) {
      console.error(`Below the aim, measured part: ${short.join(", ")}`);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} finally {
  await cluster.stop();
}
