import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@saywhere/db/database";
import { fillWithSyntheticContent } from "@saywhere/db/testing/fill-with-synthetic-content";
import { markdownTable, whole } from "../output.ts";

/** What making some pages took, of a process that did nothing else. */
export interface Making {
  pages: number;
  bytes: number;
  seconds: number;
  /** Over all threads. */
  cpuSeconds: number;
  /** The most memory that the process had at a time. */
  peakMegabytes: number;
}

/** Runs a program that renders pages, and returns the measurements. */
export async function runMaker(file: string, args: string[], env: Record<string, string>): Promise<Making> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const ended = once(child, "exit");
  const reported = once(child, "message").then(([making]) => making as Making);
  const making = await Promise.race([reported, ended.then(() => undefined)]);
  if (!making) throw new Error(`${file} ended with ${child.exitCode} before it made the pages`);
  await ended;
  return making;
}

/** Languages of 1,000 phrases each. */
const MANY_LANGUAGES = 40;

const HEAD = ["", "pages", "KB a page", "seconds", "pages/s", "CPU ms a page", "peak MB", "of plain rate"];

/**
 * Measures how fast the static export is rendered, of the content and of one of 40,000 translations, and what of it is
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
    row("the whole export", starting),
    row("the export, nothing changed", { ...again, bytes: 0 }),
    row("the export, 40,000 translations", many),
  ]);
}

const sizeOf = ({ bytes, pages }: Making): string => String(Math.round(bytes / pages));
