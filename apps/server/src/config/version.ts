import { readFileSync } from "node:fs";

const { version } = JSON.parse(
  readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** The version of Saywhere that runs, as the package.json of the repository states it. */
export const VERSION = version;
