/**
 * Compresses what a build made once and for all, as well as can be: the server only picks the right file.
 * The folder is the argument: `node scripts/precompress.ts dist/client`.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = path.resolve(process.argv[2] ?? "dist");
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Under this size compression costs more than it saves. */
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
await Promise.all(
  files.map(async (name) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await brotli(content, { params }));
    await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
  }),
);
