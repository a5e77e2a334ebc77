import { readEnv } from "../../src/config/env.ts";
import type { PageDependencies } from "../../src/modules/static-export/export-file.ts";
import { generateExport } from "../../src/modules/static-export/generate-export.ts";
import { measureMaking } from "./measure-making.ts";

// Renders the static export, keeps none of it, and counts the pages and their bytes; "again": a second time, with the
// dependencies that the first recorded.
const { databaseUrl = "", publicUrl, webDir } = readEnv();
const source = { databaseUrl, publicUrl, webDir, mediaUrl: `${publicUrl}/files/media/` };
const recorded = new Map<string, PageDependencies>();

async function makeSite() {
  const known = async (keys: string[]) =>
    new Map(
      keys.flatMap((key) => {
        const dependencies = recorded.get(key);
        return dependencies ? [[key, dependencies] as const] : [];
      }),
    );
  const made = { pages: 0, bytes: 0 };
  for await (const file of generateExport({ ...source, known })) {
    if (!file.key.endsWith(".html")) continue;
    made.pages++;
    if ("unchanged" in file) continue;
    made.bytes += file.body.length;
    if (file.dependencies && again) recorded.set(file.key, file.dependencies);
  }
  return made;
}

const again = process.argv[2] === "again";
if (again) await makeSite();
await measureMaking(makeSite);
