import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const FOLDER = join(import.meta.dirname, "../../../test-results/fonts");
const ARCHIVE = fileURLToPath(new URL("../bin/fonts.tar.br", import.meta.resolve("@sparticuz/chromium")));

/**
 * Writes a configuration of fontconfig, for FONTCONFIG_FILE, that knows none of the machine's fonts. Chromium ends
 * where it finds no font at all, so there is one, Open Sans, which has Latin, Greek and Cyrillic letters alone.
 *
 * @returns the path of the file
 */
export async function writeFontconfig(): Promise<string> {
  const fonts = await inflate(ARCHIVE);
  const file = join(FOLDER, "fonts.conf");
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(FOLDER, "cache")}</cachedir>
</fontconfig>
`,
  );
  return file;
}
