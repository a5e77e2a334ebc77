import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RenderExport } from "../../src/modules/deployment/plan-deployment.ts";
import { compressFiles } from "../../src/modules/static-export/compress-files.ts";
import { createExportFile } from "../../src/modules/static-export/export-file.ts";
import { openEngineOnFolder, renderOf, type TestSite } from "../support/deployment-engine.ts";
import { forAllTests } from "../support/for-all-tests.ts";

const IMAGE = "share/thai.png";
const SITE: TestSite = {
  "assets/app-1.js": "console.log('app')".repeat(100),
  "index.html": "<p>Hello</p>".repeat(100),
  "sitemap.xml": "<urlset/>",
};

const engine = forAllTests(openEngineOnFolder);

async function* uncompressed(options: Parameters<RenderExport>[0], code = "") {
  yield createExportFile(IMAGE, Buffer.from([1, 2, 3]));
  yield* renderOf(SITE, code)(options);
}
const compressed: RenderExport = (options) => compressFiles(uncompressed(options, "gzip"));
const deploy = (render: RenderExport) => engine.deploy(SITE, { render });

test("texts are stored compressed, images are not, and another setting replaces every text", async () => {
  const { storage } = engine;
  expect(await deploy(uncompressed)).toMatchObject({ status: "succeeded", uploaded: 4 });
  expect(await deploy(compressed)).toMatchObject({ status: "succeeded", uploaded: 3, skipped: 1, reused: 0 });
  for (const [key, text] of Object.entries(SITE)) {
    const object = await storage.get(key);
    expect(object?.contentEncoding, key).toBe("gzip");
    expect(gunzipSync(object ? await buffer(object.body) : "").toString(), key).toBe(text);
  }
  expect(await storage.head(IMAGE)).toMatchObject({ size: 3 });
  expect((await storage.head(IMAGE))?.contentEncoding).toBeUndefined();
  expect((await storage.head("index.html"))?.size).toBeLessThan(100);

  expect(await deploy(compressed)).toMatchObject({ uploaded: 0, reused: 1 });
  expect(await deploy(uncompressed)).toMatchObject({ status: "succeeded", uploaded: 3, reused: 0 });
  expect((await storage.head("index.html"))?.contentEncoding).toBeUndefined();
});
