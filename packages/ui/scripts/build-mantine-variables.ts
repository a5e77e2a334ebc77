// Writes the CSS variables of the theme: `pnpm --filter @saywhere/ui mantine-variables`.
import { writeFile } from "node:fs/promises";
import { mantineVariables } from "./mantine-variables.ts";

await writeFile(new URL("../src/theme/mantine-variables.css", import.meta.url), mantineVariables());
