import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { phraseCount, startingContent } from "@saywhere/db/testing/starting-content";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderOf } from "../support/deployment-engine.ts";
import { actorWith } from "../support/open-services.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const GUIDE = join(import.meta.dirname, "../../../../docs/rest-guide.md");

/** How to run an example of each language, with the example as the last argument. */
const PROGRAMS: Record<string, [program: string, ...options: string[]]> = {
  sh: ["bash", "-e", "-u", "-o", "pipefail", "-c"],
  ts: [process.execPath, "--input-type=module-typescript", "--eval"],
  python: ["python3", "-c"],
};

/**
 * Whether this machine has the tools that readers of the guide need. Later examples change what earlier ones add, so
 * all or none run.
 */
const canRun = ["bash", "curl", "python3"].every((program) => spawnSync(program, ["--version"]).status === 0);

/** Statements in an example that the test checks, by the request of the example. */
const EXPECTED_OUTPUT: [code: string, output: RegExp][] = [
  ["console.log(`${native_text}", /^متشکرم \(Moteshakkeram\), written rtl$/m],
  ["print(f\"{phrase['native_text']}", /^متشکرم \(Moteshakkeram\), written rtl$/m],
  ["console.log(`${phrase.english} in", /^Thank you in Japanese: \[Arigat[oō]\]/m],
  ["console.log(`${count}", new RegExp(`^${phraseCount} phrases in Farsi$`, "m")],
  ['print(f"{count}', new RegExp(`^${phraseCount} phrases in Farsi$`, "m")],
  [
    "console.log(`${Object.keys(copy.languages)",
    new RegExp(`^${startingContent.languages.length} languages are in the file, 0 changes were read$`, "m"),
  ],
  ["console.log(`The recording", /^The recording is \S+\/recordings\/farsi\/hello-[0-9a-f]{12}\.mp3$/m],
  ["console.log(`${copy", new RegExp(`^${phraseCount} translations are in the file$`, "m")],
  ["console.log(`version", /^version 2: Said in cafés/m],
  ["print(error.code", /^409 \S+/m],
];

const examples = [...(await readFile(GUIDE, "utf8")).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language = "", code = ""], index) => ({ title: `${index + 1}, ${language}`, language, code }),
);

let server: TestServer;
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-guide-"));
  const storage = { provider: "folder" as const, folder: join(folder, "storage") };
  const render = renderOf({ "index.html": "<p>Hello</p>" });
  server = await startTestServer({ deployments: { storage, folder, render } });
  const SAYWHERE_TOKEN = await server.tokenFor("administrator");
  environment = { PATH: process.env["PATH"], SAYWHERE: server.url, SAYWHERE_TOKEN };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(language: string, code: string): Promise<string> {
  const [program, ...options] = PROGRAMS[language] ?? [];
  if (!program) throw new Error(`The guide has an example in ${language}, which nothing here runs`);
  const { stdout } = await promisify(execFile)(program, [...options, code], {
    cwd: folder,
    env: environment,
  });
  return stdout;
}

// In the order of the guide, because later examples change what earlier ones add.
describe.runIf(canRun)("the guide, from its beginning to its end", { shuffle: false }, () => {
  test.each(examples)("example $title of the guide behaves as described", async ({ language, code }) => {
    const stdout = await run(language, code);
    const missing = EXPECTED_OUTPUT.filter(
      ([statement, output]) => code.includes(statement) && !output.test(stdout),
    );
    expect(missing, stdout).toEqual([]);
  });

  describe("the program of the guide that stores all languages", () => {
    const stored = async () =>
      JSON.parse(await readFile(join(folder, "all-translations.json"), "utf8")).languages;
    /** Runs the program, and returns the languages whose translations it reads. */
    const update = async () => {
      const languages: number[] = [];
      const note = ({ url = "" }: IncomingMessage) => {
        const [, id] = /^\/api\/languages\/(\d+)\/translations$/.exec(url) ?? [];
        if (id !== undefined) languages.push(Number(id));
      };
      server.app.server.on("request", note);
      await run("ts", examples.find(({ code }) => code.includes("all-translations.json"))?.code ?? "");
      server.app.server.off("request", note);
      return languages;
    };

    test("reads the language of a changed translation again, and all after a change of a category", async () => {
      await update();
      expect(await update()).toEqual([]);
      const thai = await server.services.language.get("thai");
      const { length: before, 0: first } = (await stored())[thai.id].translations;
      await server.services.translation.delete({ id: first.id }, actorWith("editor").author);
      expect(await update()).toEqual([thai.id]);
      expect((await stored())[thai.id].translations).toHaveLength(before - 1);
      const { author } = actorWith("editor");
      await server.services.category.update({ id: 1, name: "Hellos", description: "To begin with" }, author);
      expect(await update()).toHaveLength(startingContent.languages.length);
      expect((await stored())[2].translations[0].category).toMatchObject({ name: "Hellos" });
    });
  });

  describe("the program of the guide that keeps a copy", () => {
    const file = () => join(folder, "farsi-translations.json");
    const read = async () => JSON.parse(await readFile(file(), "utf8")).translations;
    const current = async () =>
      JSON.parse(await (await fetch(`${server.url}/api/languages/farsi/translations`)).text());
    /** Runs the program, and returns the statuses of the responses to it. */
    const update = async () => {
      const statuses: number[] = [];
      const note = (_: unknown, response: ServerResponse) => {
        response.once("close", () => statuses.push(response.statusCode));
      };
      server.app.server.on("request", note);
      const example = examples.find(
        ({ code }) => code.includes("farsi-translations.json") && code.includes("rename("),
      );
      await run("ts", example?.code ?? "");
      server.app.server.off("request", note);
      return statuses;
    };

    test("reads all translations with its first request", async () => {
      await rm(file());
      expect(await update()).toEqual([200]);
      expect(await read()).toEqual(await current());
    });

    test("receives 304 when nothing changed", async () => {
      expect(await update()).toEqual([304]);
      expect(await read()).toHaveLength(phraseCount);
    });

    test("takes over a changed translation, and removes a deleted one, with one request", async () => {
      const [first, second] = await read();
      const writer = actorWith("editor").author;
      await server.services.translation.delete({ id: first.id }, writer);
      await server.database.pool.query("update translation set usage_notes = 'New.' where id = $1", [
        second.id,
      ]);
      await expect.poll(async () => (await current())[0].usage_notes).toBe("New.");
      expect(await update()).toEqual([200]);
      const translations = await read();
      expect(translations).toEqual(await current());
      expect(translations.map(({ id }: { id: number }) => id)).not.toContain(first.id);
      expect(translations[0]).toMatchObject({ id: second.id, usage_notes: "New." });
      expect(await update()).toEqual([304]);
    });

    test("removes the copy of a language that was deleted", async () => {
      const { id, version } = await server.services.language.get("farsi");
      await server.services.language.delete({ id, version }, actorWith("administrator").author);
      await expect.poll(async () => (await fetch(`${server.url}/api/languages/farsi`)).status).toBe(404);
      expect(await update()).toEqual([404]);
      await expect(readFile(file())).rejects.toThrow("ENOENT");
    });
  });
});

test("each checked statement of the guide belongs to an example", () => {
  for (const [statement] of EXPECTED_OUTPUT)
    expect(examples.some(({ code }) => code.includes(statement))).toBe(true);
});
