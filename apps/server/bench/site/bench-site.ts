import { openDatabase } from "@saywhere/db/database";
import { fillWithSyntheticContent } from "@saywhere/db/testing/fill-with-synthetic-content";
import { markdownTable, whole } from "../markdown-table.ts";
import { type Making, runMaker } from "./run-maker.ts";

/** Languages of 1,000 phrases each. */
const MANY_LANGUAGES = 40;

const HEAD = ["", "pages", "KB a page", "seconds", "pages/s", "CPU ms a page", "peak MB", "of plain rate"];

/**
 * Measures how fast the static copy is rendered, of the content and of one of 40,000 translations, and what of it is
 * left when nothing changed; beside React alone, which renders as many plain pages of the size in one thread.
 */
export async function benchSite(databaseUrl: string, folder: string): Promise<string> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  const starting = await runMaker("make-site.ts", ["once"], env);
  const again = await runMaker("make-site.ts", ["again"], env);
  const plain = await runMaker("make-plain-pages.ts", [String(starting.pages), sizeOf(starting)], env);
  const { pool, close } = await openDatabase({ url: databaseUrl });
  await fillWithSyntheticContent(pool, { languages: MANY_LANGUAGES });
  await close();
  const many = await runMaker("make-site.ts", ["once"], env);
  const rate = ({ pages, seconds }: Making) => pages / seconds;
  const row = (name: string, making: Making) => [
    name,
    whole(making.pages),
    whole(making.bytes / making.pages / 1000),
    making.seconds.toFixed(1),
    whole(rate(making)),
    ((making.cpuSeconds / making.pages) * 1000).toFixed(2),
    whole(making.peakMegabytes),
    (rate(making) / rate(plain)).toFixed(2),
  ];
  return markdownTable(HEAD, [
    row("plain pages", plain),
    row("static copy, all of it", starting),
    row("static copy, nothing changed", { ...again, bytes: 0 }),
    row("static copy, 40,000 translations", many),
  ]);
}

const sizeOf = ({ bytes, pages }: Making): string => String(Math.round(bytes / pages));
