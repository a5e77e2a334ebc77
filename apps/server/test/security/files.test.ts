import { errorBody } from "@saywhere/validators/api/error-body";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleOf } from "../support/sample-files.ts";
import { type FileServer, PROVIDERS, startFileServer } from "../support/start-file-server.ts";

const PAGE = "<!doctype html><script>alert(1)</script>";
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const withTail = (ending: string) => Buffer.concat([sampleOf(ending), Buffer.from(PAGE)]);

/** Files that are a valid picture, sound or document, and at the same time parse as a page or a script. */
const TWO_IN_ONE: [string, Buffer<ArrayBuffer>, string][] = [
  ["assets/both.gif", Buffer.concat([sampleOf("gif"), Buffer.from(`=1;${PAGE}`)]), "image/gif"],
  ["assets/both.png", withTail("png"), "image/png"],
  ["assets/both.pdf", withTail("pdf"), "application/pdf"],
  ["media/both.mp3", Buffer.concat([sampleOf("mp3"), Buffer.from(`TIT2${PAGE}`)]), "audio/mpeg"],
  ["assets/page.html.png", sampleOf("png"), "image/png"],
  ["assets/later.txt", Buffer.from(`a text\n${PAGE}`), "text/plain; charset=utf-8"],
];

const REFUSED: [string, string | Buffer<ArrayBuffer>, string][] = [
  ["assets/page.png", PAGE, "it contains HTML"],
  ["media/page.mp3", PAGE, "it contains HTML"],
  ["assets/picture.png.html", sampleOf("png"), "has to end with one of"],
  ["assets/picture.png%00.html", sampleOf("png"), "control characters"],
  ["assets/picture%E2%80%AEgnp.svg", drawing(""), "control characters"],
  ["assets/picture%0d%0aa.png", sampleOf("png"), "control characters"],
  ["assets/script.svg", drawing("<script>alert(1)</script>"), "“script.svg” holds a script"],
  ["assets/event.svg", drawing('<g onload="alert(1)"/>'), "“event.svg” holds a script in an attribute"],
  ["assets/link.svg", drawing('<a href="javascript:alert(1)"/>'), "“link.svg” holds a link that runs"],
  [
    "assets/late.svg",
    drawing(`${"<g/>".repeat(50_000)}<script>alert(1)</script>`),
    "“late.svg” holds a script, which a browser could run",
  ],
];

describe.each(PROVIDERS)("polyglot files in a %s", (provider) => {
  let server: FileServer;
  beforeAll(async () => {
    server = await startFileServer(provider);
  });
  afterAll(() => server.close());

  test.each(TWO_IN_ONE)(
    "the polyglot file %s is served with the type of its name",
    async (path, body, type) => {
      const put = await server.call("PUT", `/api/cdn/${path}`, { body });
      expect(put.status, await put.text()).toBe(201);
      const [store = "", key = ""] = path.split("/");
      // Metadata that a bucket returns to every reader.
      const kept = await server.stores[store as "assets" | "media"].storage.head(key);
      expect(kept?.contentType).toBe(type);
      const given = await fetch(`${server.url}/files/${path}`);
      expect(given.status).toBe(provider === "folder" ? 200 : 404);
      expect(given.headers.get("content-type")).toBe(
        provider === "folder" ? type : "application/json; charset=utf-8",
      );
      expect(given.headers.get("x-content-type-options")).toBe("nosniff");
      expect(given.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    },
  );

  test.each(REFUSED)("%s is refused", async (path, body, words) => {
    const refused = await server.call("PUT", `/api/cdn/${path}`, { body });
    expect(refused.status).toBe(400);
    expect(errorBody.strict().parse(await refused.json()).message).toContain(words);
    const key = decodeURIComponent(path.slice(path.indexOf("/") + 1));
    const kept = await Array.fromAsync(server.stores.assets.storage.list());
    expect(kept.map((file) => file.key)).not.toContain(key);
  });
});
