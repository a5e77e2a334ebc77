import { changedSinceMain } from "./changed-files.ts";

/**
 * Tests of the whole server, which import all of it, so that Vitest relates them to every change of it: what they are
 * about, as paths below `apps/server`.
 */
const ABOUT: Record<string, RegExp> = {
  "test/deployments": /^src\/modules\/(deployment|static-export|storage)\//,
  "test/files": /^src\/modules\/(file|storage)\//,
  "test/fuzz": /^src\/(http|trpc|errors)\//,
  "test/import": /^src\/modules\/import\//,
  "test/resilience": /^src\/(bootstrap|main\.ts)/,
  "test/running": /^src\/(bootstrap|cli|config|rendering|main\.ts)/,
  "test/security": /^src\/(app|auth|http|trpc|errors|modules\/account)\//,
  "test/static-export": /^src\/modules\/static-export\//,
  "search-quality": /^src\/modules\/(search|static-export)\//,
};

/**
 * The folders of such tests that a change is not about. A change of their own files, or of what all tests of the server
 * share, is about them.
 *
 * @param changed paths below the root of the repository
 */
export function unrelatedFolders(changed: readonly string[]): string[] {
  const paths = changed
    .filter((path) => path.startsWith("apps/server/"))
    .map((path) => path.slice("apps/server/".length));
  if (paths.some((path) => path.startsWith("test/support/") || !path.includes("/"))) return [];
  return Object.entries(ABOUT)
    .filter(([folder, about]) => !paths.some((path) => path.startsWith(`${folder}/`) || about.test(path)))
    .map(([folder]) => folder);
}

if (import.meta.main) {
  const options = unrelatedFolders(changedSinceMain()).map((folder) => `--exclude=${folder}/**`);
  console.log(options.join(" "));
}
