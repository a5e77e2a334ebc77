import { errorBody } from "@saywhere/validators/api/error-body";
import { type FileStore, storedFile, storedFileList } from "@saywhere/validators/files/stored-file";
import { describe, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { ADMINISTRATOR } from "../support/saved-content.ts";
import { PROVIDERS, startFileServer } from "../support/start-file-server.ts";

const TEXT = { contentType: "text/plain" };

describe.each(PROVIDERS)("files in a %s", (provider) => {
  const server = forAllTests(() => startFileServer(provider));

  const store = (name: FileStore, keys: string[]) =>
    Promise.all(keys.map((key) => server.stores[name].storage.put(key, Buffer.from(key), TEXT)));
  const exists = async (name: FileStore, key: string) =>
    (await server.stores[name].storage.head(key)) !== null;
  const list = async (query = "") => {
    const response = await server.call("GET", `/api/cdn/assets${query}`);
    return storedFileList.strict().parse(await response.json());
  };
  const keysOf = ({ files }: { files: { key: string }[] }) => files.map(({ key }) => key);

  test("the file listing contains every file, and is paged", async () => {
    expect(await list()).toEqual({ files: [], next: null });
    const keys = ["a/one.png", "a/two.png", "b/Été.png", "c.png", "z.PNG"];
    await store("assets", [...keys, ".saywhere/probe"]);
    const whole = await list();
    expect(keysOf(whole)).toEqual(keys);
    expect(whole.next).toBeNull();
    expect(whole.files[0]).toEqual({
      key: "a/one.png",
      size: 9,
      lastModified: expect.stringMatching(/^\d{4}-.*Z$/),
      url: server.stores.assets.urlOf("a/one.png"),
    });

    const first = await list("?limit=2");
    expect([keysOf(first), first.next]).toEqual([keys.slice(0, 2), "a/two.png"]);
    const second = await list(`?limit=3&after=${encodeURIComponent(first.next ?? "")}`);
    expect([keysOf(second), second.next]).toEqual([keys.slice(2), null]);
    expect(keysOf(await list("?search=png&limit=1&after=c.png"))).toEqual(["z.PNG"]);
    expect(keysOf(await list(`?search=${encodeURIComponent("É".normalize("NFD"))}T`))).toEqual(["b/Été.png"]);
    expect(await list("?search=nowhere&limit=1")).toEqual({ files: [], next: null });
    expect((await server.call("GET", "/api/cdn/assets?limit=0")).status).toBe(400);
  });

  test.each([
    ["images/b c.png", "images/b%20c.png"],
    ["images/d.png", "images%2Fd.png"],
    ["images/d.png", "%69mages/d.png"],
    ["100%.png", "100%25.png"],
    ["%20.png", "%2520.png"],
    ["سلام/你好.png", `${encodeURIComponent("سلام")}/${encodeURIComponent("你好")}.png`],
    ["what?#.png", "what%3F%23.png"],
    ["folder/", "folder/"],
    ["folder/", "folder%2F"],
  ])("the file %s is deleted at …/%s", async (key, address) => {
    await store("assets", [key]);
    const read = await server.call("GET", `/api/cdn/assets/${address}`);
    expect(storedFile.strict().parse(await read.json())).toMatchObject({
      key,
      url: server.stores.assets.urlOf(key),
    });
    const response = await server.call("DELETE", `/api/cdn/assets/${address}`);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await exists("assets", key)).toBe(false);
  });

  test("a trailing slash makes another key, and an unusual spelling of the URL does not", async () => {
    await store("media", ["kept.mp3", "gone.mp3"]);
    expect((await server.call("DELETE", "/api/cdn/media/kept.mp3/")).status).toBe(404);
    expect((await server.call("DELETE", "/api/cdn/media/gone.mp3?key=kept.mp3")).status).toBe(400);
    expect((await server.call("DELETE", "/api/cdn/%6Dedia/gone.mp3")).status).toBe(200);
    expect([await exists("media", "kept.mp3"), await exists("media", "gone.mp3")]).toEqual([true, false]);
  });

  test("a missing file, and a file of the server itself, is 404", async () => {
    await store("assets", [".saywhere/kept"]);
    const unknown = ["nowhere.png", ".saywhere/kept"];
    for (const [method, key] of unknown.flatMap(
      (name) =>
        [
          ["GET", name],
          ["DELETE", name],
        ] as const,
    )) {
      const response = await server.call(method, `/api/cdn/assets/${key}`);
      expect(response.status).toBe(404);
      expect(errorBody.parse(await response.json())).toMatchObject({
        code: "NOT_FOUND",
        message: "There is no such file. It may have been deleted.",
      });
    }
    expect(await exists("assets", ".saywhere/kept")).toBe(true);
  });

  test("finds no file by a key with half of a surrogate pair", async () => {
    const { file } = server.services;
    const key = "farsi/\ud800.mp3";
    expect(await file.uses({ store: "media", key })).toEqual({ total: 0, translations: [] });
    const notFound = { code: "NOT_FOUND" };
    await expect(file.get("media", key)).rejects.toMatchObject(notFound);
    await expect(file.delete("media", key, ADMINISTRATOR.author)).rejects.toMatchObject(notFound);
  });

  test("the translations that use a file are listed, however they spell its URL", async () => {
    const key = "farsi/salâm (1).mp3";
    const upload = await server.call("PUT", `/api/cdn/media/${encodeURIComponent(key)}`, {
      body: sampleOf("mp3"),
    });
    const { url } = storedFile.strict().parse(await upload.json());
    const spellings = [url, decodeURI(url), url.replace("(1)", "%281%29"), url.toLowerCase()];
    if (provider === "folder") spellings.push(new URL(url).pathname);
    const unrelated = [
      `${url}.bak`,
      "https://elsewhere.test/farsi/sal%C3%A2m%20(1).mp3",
      "/sal%C3%A2m%20(1).mp3",
    ];
    const { rows } = await server.database.pool.query<{ id: number }>(
      "select id from translation order by id limit $1",
      [spellings.length + unrelated.length],
    );
    for (const [index, address] of [...spellings, ...unrelated].entries()) {
      const field = index % 2 === 0 ? "audio_url" : "video_url";
      await server.database.pool.query(`update translation set ${field} = $1 where id = $2`, [
        address,
        rows[index]?.id,
      ]);
    }
    const asked = await server.call("GET", `/api/cdn/file-uses?store=media&key=${encodeURIComponent(key)}`);
    const uses = (await asked.json()) as { total: number; translations: { id: number; field: string }[] };
    expect(uses.total).toBe(spellings.length);
    expect(uses.translations.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      rows.slice(0, spellings.length).map(({ id }) => id),
    );
  });
});

test("storage that refuses is 502, without an invitation to try again, with instructions, for reads and deletes, over REST and tRPC", async () => {
  const server = await startFileServer("s3");
  try {
    server.proxy?.always({ status: 403, code: "AccessDenied" });
    const message =
      "The access key does not have permission for this in the bucket “assets”. Allow it to list, read, write and delete objects there.";
    for (const [method, path] of [
      ["GET", "/api/cdn/assets"],
      ["DELETE", "/api/cdn/assets/a.png"],
    ] as const) {
      const response = await server.call(method, path);
      expect([response.status, await response.json()]).toMatchObject([502, { code: "BAD_GATEWAY", message }]);
      expect(response.headers.get("retry-after")).toBeNull();
    }
    const called = await server.call("GET", "/trpc/file.assets?input=%7B%7D");
    expect([called.status, await called.json()]).toMatchObject([502, { error: { message } }]);
  } finally {
    await server.close();
  }
});
