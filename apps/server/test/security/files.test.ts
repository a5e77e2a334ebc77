import { errorBody } from "@saywhere/validators/api/error-body";
import { describe, expect, test } from "vitest";
import { forAllTests } from "../support/for-all-tests.ts";
import { sampleOf } from "../support/sample-files.ts";
import { PROVIDERS, startFileServer } from "../support/start-file-server.ts";

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
  ["assets/page.png", "<!doctype html><script>alert(1)</script>", "is not a PNG: it contains HTML"],
  ["assets/page.svg", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "is not an SVG: it contains HTML"],
  ["assets/page.txt", "\n<!-- --><script>alert(1)</script>", "is not a TXT: it contains markup"],
  ["assets/page.csv", "<svg/>", "is not a CSV: it contains SVG"],
  ["assets/page.json", "hello", "is not a JSON: it contains plain text"],
  ["assets/odd.pdf", Buffer.from([1, 2, 3, 0xff]), "is not a PDF: it contains data of an unknown type"],
  ["assets/empty.png", "", "The file is empty."],
  ["assets/latin.txt", Buffer.from("été", "latin1"), "not a text in UTF-8"],
  ["assets/late.txt", Buffer.concat([Buffer.alloc(20_000, "a"), Buffer.from([0xff])]), "not a text in UTF-8"],
  ["assets/cut.txt", Buffer.from("سلام").subarray(0, 7), "not a text in UTF-8"],
  ["assets/run.exe", "MZ", "has to end with one of: png, jpg"],
  ["assets/page.html", "<p>", "has to end with one of: png, jpg"],
  ["assets/none", "hello", "has to end with one of: png, jpg"],
  ["media/picture.mp3", sampleOf("png"), "is not an MP3: it contains PNG"],
  ["media/text.vtt", "hello", "is not a VTT: it contains plain text"],
  ["media/picture.png", sampleOf("png"), "has to end with one of: mp3"],
  ["assets/a%2F..%2Fb.png", sampleOf("png"), "“..”"],
  ["assets/a%00.png", sampleOf("png"), "control characters"],
  ["assets/folder/", sampleOf("png"), "ends with a slash"],
  ["assets/%2Fetc/a.png", sampleOf("png"), "begin with a slash"],
  ["assets/.saywhere/a.png", sampleOf("png"), "for the server itself"],
  ["assets/picture%E2%80%AEgnp.svg", drawing(""), "control characters"],
  ["assets/picture%0d%0aa.png", sampleOf("png"), "control characters"],
  ["assets/script.svg", drawing("<script>alert(1)</script>"), "“script.svg” holds a script"],
  [
    "assets/late.svg",
    drawing(`${"<g/>".repeat(50_000)}<script>alert(1)</script>`),
    "“late.svg” holds a script, which a browser could run",
  ],
];

describe.each(PROVIDERS)("polyglot files in a %s", (provider) => {
  const server = forAllTests(() => startFileServer(provider));

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
});

describe("uploads that are refused", () => {
  const server = forAllTests(() => startFileServer("folder"));

  test.each(REFUSED)(
    "the upload %s is rejected with a message, and not stored",
    async (path, body, words) => {
      const refused = await server.call("PUT", `/api/cdn/${path}`, { body });
      expect(refused.status).toBe(400);
      expect(refused.headers.get("cache-control")).toBe("no-store");
      const { code, message } = errorBody.strict().parse(await refused.json());
      expect([code, message]).toEqual(["BAD_REQUEST", expect.stringContaining(words)]);
      const { assets, media } = server.stores;
      for (const { storage } of [assets, media]) expect(await Array.fromAsync(storage.list())).toEqual([]);
    },
  );
});
