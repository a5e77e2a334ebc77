import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { adminRoutes, loadAdminPage } from "./admin.routes.ts";

const HTML = `<!doctype html><script>go()</script><script type="module" src="/admin/assets/index-a.js"></script>`;

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "saywhere-admin-"));
  const assets = join(folder, "admin", "assets");
  await mkdir(assets, { recursive: true });
  await writeFile(join(folder, "admin", "index.html"), HTML);
  await writeFile(join(assets, "index-a.js"), "go()");
  await writeFile(join(assets, "index-a.js.br"), "compressed");
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const fileOrigins = { images: "https://assets.test", media: "https://media.test" };
  await app.register(adminRoutes, { page: loadAdminPage(folder), fileOrigins });
  app.get("/*", () => "the public site");
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(["/admin", "/admin/", "/admin?a=b", "/admin/phrases/7/translations", "/admin/no/such"])(
  "%s serves the admin page, which is neither cached nor indexed",
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, HTML]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["referrer-policy"]).toBe("no-referrer");
  },
);

test("the admin page may use the microphone, and nothing embedded in it may", async () => {
  const { headers } = await app.inject("/admin/translations/record");
  expect(headers["permissions-policy"]).toBe("camera=(), geolocation=(), microphone=(self), payment=()");
});

test("the admin page's policy allows its own inline script by hash, and no other", async () => {
  const { headers } = await app.inject("/admin");
  expect(headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
  );
});

test("the admin page's policy allows pictures and media from their storage origins", async () => {
  const { headers } = await app.inject("/admin");
  expect(headers["content-security-policy"]).toContain("img-src 'self' data: https://assets.test;");
  expect(headers["content-security-policy"]).toContain("media-src 'self' https: https://media.test;");
});

test("built files of the admin are compressed and served as immutable", async () => {
  const response = await app.inject({
    url: "/admin/assets/index-a.js",
    headers: { "accept-encoding": "br" },
  });
  expect(response.headers["content-encoding"]).toBe("br");
  expect(response.headers["content-type"]).toMatch(/javascript/);
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a missing file of the admin returns 404 instead of the page", async () => {
  for (const url of ["/admin/assets/index-b.js", "/admin/assets/"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "NOT_FOUND" });
  }
});

test("a path that only starts with the letters of /admin belongs to the public site", async () => {
  for (const url of ["/administrator", "/admin.html", "/admins/"]) {
    expect((await app.inject(url)).body).toBe("the public site");
  }
});

test("loading an admin that is not built throws an error with instructions", () => {
  expect(() => loadAdminPage(join(folder, "no"))).toThrow(/not built in .*no.admin.*pnpm build.*WEB_DIR/);
});
