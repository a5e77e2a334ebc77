import { buffer } from "node:stream/consumers";
import { MAX_RECORDING_BYTES } from "@saywhere/validators/files/upload-limits";
import { expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { startFileServer } from "../support/start-file-server.ts";
import { languageId } from "../support/stored-ids.ts";

const server = forAllTests(() => startFileServer("folder"));

const contentOf = async (key: string) => {
  const found = await server.stores.media.storage.get(key);
  return found && buffer(found.body);
};
const putAs = async (
  role: { authorization?: string; cookie?: string },
  path: string,
  body = sampleOf("mp3"),
) => {
  const response = await server.call("PUT", `/api/cdn/${path}`, { body, headers: role });
  return { status: response.status, body: await response.json() };
};
const tokenOf = async (role: "editor" | "reader", language?: number) => ({
  authorization: `Bearer ${await server.tokenFor(role, language)}`,
});

test("a new recording is stored, recorded in the history, and never replaced", async () => {
  const editor = await tokenOf("editor");
  const key = "recordings/greek/thank-you-1.mp3";
  expect(await putAs(editor, `media/${key}`)).toMatchObject({
    status: 201,
    body: { key, url: server.stores.media.urlOf(key) },
  });
  expect(await putAs(editor, `media/${key}`)).toMatchObject({ status: 409 });
  expect(await putAs(editor, `media/${key}?replace=true`)).toMatchObject({
    status: 403,
    body: { message: "Only administrators may replace files. Choose another name" },
  });
  expect(await contentOf(key)).toEqual(sampleOf("mp3"));
  const { rows } = await server.database.pool.query("select from change where after->>'key' = $1", [key]);
  expect(rows).toHaveLength(1);
});

test.each([
  "media/hello.mp3",
  "media/recordings/greek/film.mp4",
  "media/recordings%2F..%2Fhello.mp4",
  "assets/recordings/hello.mp3",
])("a file that is not a recording is rejected: %s", async (path) => {
  expect(await putAs(await tokenOf("editor"), path)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("MP3 and M4A files in the media folder “recordings”") },
  });
});

test("a recording is checked by its content, its name and its size", async () => {
  const editor = await tokenOf("editor");
  const fake = await putAs(editor, "media/recordings/greek/fake.mp3", sampleOf("png"));
  expect([fake.status, fake.body]).toMatchObject([400, { message: expect.stringContaining("PNG") }]);
  expect((await putAs(editor, "media/recordings%2F..%2Fa.mp3")).status).toBe(400);
  const long = Buffer.concat([sampleOf("mp3"), Buffer.alloc(MAX_RECORDING_BYTES)]);
  expect(await putAs(editor, "media/recordings/greek/long.mp3", long)).toMatchObject({
    status: 413,
    body: { message: "The file is too large; the limit is 2.0 MB." },
  });
});

test("a token that only reads and an anonymous client store no recordings", async () => {
  const path = "media/recordings/greek/no.mp3";
  expect((await putAs(await tokenOf("reader"), path)).status).toBe(403);
  expect((await putAs({}, path)).status).toBe(401);
  expect(await contentOf("recordings/greek/no.mp3")).toBeNull();
});

test("a token for one language stores its recordings in whichever Unicode form the name is sent", async () => {
  const thai = await languageId(server.database, "thai");
  await server.database.pool.query("update language set slug = 'thaï' where id = $1", [thai]);
  const path = `media/recordings/${encodeURIComponent("thaï".normalize("NFD"))}/hello.mp3`;
  expect(await putAs(await tokenOf("editor", thai), path)).toMatchObject({
    status: 201,
    body: { key: "recordings/thaï/hello.mp3".normalize("NFC") },
  });
});

test("an editor and a token for one language store recordings of that language alone", async () => {
  const greek = await languageId(server.database, "greek");
  const { cookie } = await server.signedIn("editor", { languageIds: [greek] });
  for (const headers of [{ cookie }, await tokenOf("editor", greek)]) {
    const key = `recordings/greek/${"cookie" in headers ? "person" : "token"}.mp3`;
    expect(await putAs(headers, `media/${key}`)).toMatchObject({ status: 201, body: { key } });
    for (const folder of ["hindi/", "", "unknown/"]) {
      const refused = await putAs(headers, `media/recordings/${folder}no.mp3`);
      expect(refused).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining("only change") },
      });
    }
  }
});
