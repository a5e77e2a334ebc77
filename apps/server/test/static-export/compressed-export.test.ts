import { gunzipSync } from "node:zlib";
import { createTestDatabase } from "@saywhere/db/testing/create-test-database";
import { execute } from "@saywhere/db/testing/test-database";
import { expect, onTestFinished, test } from "vitest";
import type { KnownDependencies } from "../../src/modules/static-export/export-file.ts";
import { generateExport } from "../../src/modules/static-export/generate-export.ts";
import { WEB_DIR } from "../support/web-dir.ts";

test("an export with gzip compresses all texts, also pages that are known uncompressed, and leaves images", async () => {
  const { url: databaseUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  await execute(
    databaseUrl,
    "delete from language where slug <> 'german'; delete from phrase where slug <> 'hello'",
  );
  const publicUrl = "https://saywhere.example";
  const source = { databaseUrl, publicUrl, mediaUrl: `${publicUrl}/media/`, webDir: WEB_DIR, threads: 1 };
  const plain = new Map((await Array.fromAsync(generateExport(source))).map((file) => [file.key, file]));
  const known: KnownDependencies = async (keys) =>
    new Map(
      keys.flatMap((key) => {
        const dependencies = plain.get(key)?.dependencies;
        return dependencies ? [[key, dependencies]] : [];
      }),
    );
  const again = await Array.fromAsync(generateExport({ ...source, gzip: true, known }));
  const [texts, others] = [true, false].map((isText) =>
    again.filter(({ key }) => plain.get(key)?.contentType.endsWith("charset=utf-8") === isText),
  );
  const unpacked = texts?.map((file) =>
    "body" in file && file.contentEncoding === "gzip" ? [file.key, gunzipSync(file.body).toString()] : file,
  );
  expect(unpacked).toEqual(
    texts?.map(({ key }) => [key, Buffer.from(plain.get(key)?.body ?? "").toString()]),
  );
  expect(others).toEqual(
    others?.map(({ key }) => (plain.get(key)?.dependencies ? { key, unchanged: true } : plain.get(key))),
  );
  expect(texts?.length).toBeGreaterThan(20);
  expect(others).toContainEqual({ key: expect.stringMatching(/^share\//), unchanged: true });
});
