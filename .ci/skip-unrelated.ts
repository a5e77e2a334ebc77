import { matchesGlob } from "node:path";
import { changedSinceMain } from "./changed-files.ts";

/**
 * Whole-server tests, as globs, and the paths that they are about; both are relative to `apps/server`. They import the
 * whole server, so Vitest would run them after every change.
 */
const ABOUT: Record<string, RegExp> = {
  // The others test what editors may do in each module.
  "test/accounts/!(*editors|*review*|*languages|roles).test.ts":
    /^src\/(app|auth|bootstrap|cli|http|trpc|modules\/(account|openid-connect))\//,
  "test/deployments/**": /^src\/modules\/(deployment|language-data|static-export|storage)\//,
  "test/files/**": /^src\/modules\/(file|storage)\//,
  "test/fuzz/**": /^src\/(http|trpc|errors)\//,
  "test/history/**": /^src\/(writes|modules\/activity)\//,
  "test/import/**": /^src\/modules\/import\//,
  "test/resilience/**": /^src\/(bootstrap|main\.ts)/,
  "test/rest/{client-package,document-examples,guide}.test.ts": /^(openapi|src\/app\/api)\//,
  "test/running/**": /^src\/(bootstrap|cli|config|rendering|main\.ts)/,
  "test/security/**": /^src\/(app|auth|http|trpc|errors|modules\/account)\//,
  "test/static-export/**": /^src\/modules\/(language-data|static-export)\//,
  "test/webhooks/**": /^src\/(writes|modules\/webhook)\//,
  "search-quality/**": /^src\/modules\/(search|language-data|static-export)\//,
};

/**
 * Globs of the whole-server tests that a change does not concern. A change of the tests themselves, or of what all
 * server tests share, concerns them.
 *
 * @param changed paths relative to the repository root
 */
export function unrelatedTests(changed: readonly string[]): string[] {
  const paths = changed
    .filter((path) => path.startsWith("apps/server/"))
    .map((path) => path.slice("apps/server/".length));
  if (paths.some((path) => path.startsWith("test/support/") || !path.includes("/"))) return [];
  return Object.entries(ABOUT)
    .filter(([tests, about]) => !paths.some((path) => matchesGlob(path, tests) || about.test(path)))
    .map(([tests]) => tests);
}

if (import.meta.main) {
  console.log(
    unrelatedTests(changedSinceMain())
      .map((tests) => `--exclude=${tests}`)
      .join("\n"),
  );
}
