import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Paths, relative to the repository root, of the files changed, added or deleted since `main`. */
export function changedSinceMain(): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "--merge-base", "main"),
    ...git("ls-files", "--others", "--exclude-standard", "--full-name"),
  ];
}

if (import.meta.main) {
  const sources = changedSinceMain().filter((path) => /\.(?:ts|tsx|mts|mjs|js)$/.test(path));
  console.log(sources.filter((path) => existsSync(`${root}/${path}`)).join("\n"));
}
