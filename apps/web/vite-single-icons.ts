import type { Plugin } from "vite";

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["'];?/g;

/**
 * Imports each icon from its own file. The package's entry imports thousands of them: shaking the unused ones
 * off again made each build seven seconds longer, and each test file load them all.
 */
export function singleIcons(): Plugin {
  return {
    name: "single-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx$/, code: "@tabler/icons-react" },
      handler: (code) => code.replace(IMPORT, (_import, names: string) => importEach(names)),
    },
  };
}

/** One line, so that the lines of the file stay where they are. */
function importEach(names: string): string {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
    .join(" ");
}
