import { existsSync, globSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface PackageFile {
  name: string;
  version: string;
  license?: string | { type: string };
  dependencies?: Record<string, string>;
}

/** What may run in production: licences that ask for no more than to be named. */
export const ALLOWED = [
  "MIT",
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "Python-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "OFL-1.1",
  "BlueOak-1.0.0",
  "MPL-2.0",
  "Unlicense",
];

/**
 * Packages with another licence that may come in. Under the LGPL, a library must be one that a recipient can exchange: the
 * MP3 encoder is loaded unchanged as a file of its own.
 */
export const ALLOWED_FOR: Record<string, string> = { "@breezystack/lamejs": "LGPL-3.0" };

export interface Licence {
  name: string;
  version: string;
  licence: string;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;

/** Where a package finds another one: in its own folder, or in one around it. */
function findPackage(folder: string, name: string): string {
  const found = join(folder, "node_modules", name);
  if (existsSync(join(found, "package.json"))) return realpathSync(found);
  if (dirname(folder) === folder) throw new Error(`${name} is not installed. Run "pnpm install" first.`);
  return findPackage(dirname(folder), name);
}

/** Every package of others that the apps need in production; not those that one kind of machine alone needs. */
export function productionLicences(root: string): Licence[] {
  const found = new Map<string, Licence>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { name, version, license, dependencies = {} } = readPackage(folder);
    const licence = typeof license === "object" ? license.type : (license ?? "none");
    if (!name.startsWith("@saywhere/")) found.set(`${name}@${version}`, { name, version, licence });
    for (const needed of Object.keys(dependencies)) visit(findPackage(folder, needed));
  };
  for (const file of globSync("apps/*/package.json", { cwd: root })) visit(dirname(join(root, file)));
  return [...found.values()].toSorted((one, other) =>
    `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
  );
}

/** The list as a page. */
export function licencesPage(licences: Licence[]): string {
  const rows = licences.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return `# Licences

What runs in production, here and in browsers, and under which licence. Written by \`pnpm run licences\`; a test holds it to
what is installed, and to the licences that may come in (\`.ci/licences.ts\`). What is compiled for one kind of machine
(argon2, resvg, PostgreSQL) comes with the package that names it. Letters are under the OFL; their texts lie beside them.

| package | version | licence |
|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  writeFileSync(`${root}/docs/licences.md`, licencesPage(productionLicences(root)));
}
