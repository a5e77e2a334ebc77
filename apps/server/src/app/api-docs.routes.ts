import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { type ContentLicense, contentLicense } from "@saywhere/validators/settings/content-license";
import type { FastifyInstance } from "fastify";
import { PUBLIC_READ } from "../http/response-cache.ts";
import { cachedByRoute } from "../http/response-cache-plugin.ts";
import type { SettingsService } from "../modules/settings/settings.service.ts";

const swaggerFolder = dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui.css")));
const SWAGGER_FILES = ["swagger-ui.css", "swagger-ui-bundle.js"];

/** Generated from the procedures by `pnpm --filter @saywhere/server api:write`; a test checks that it is current. */
const DOCUMENT = new URL("../../openapi/openapi.json", import.meta.url);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference | Saywhere</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** A separate file, because the security policy allows no inline script here. */
const START = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});
`;

const CACHED = { config: cachedByRoute };

interface DocsOptions {
  settings: Pick<SettingsService, "site">;
}

/** Serves the OpenAPI document at /api/openapi.json and its browsable reference at /api/docs, to which /api leads. */
export async function docs(app: FastifyInstance, { settings }: DocsOptions): Promise<void> {
  const document = await readFile(DOCUMENT, "utf8");
  app.get("/api/openapi.json", CACHED, async (_request, reply) =>
    reply
      .header("cache-control", PUBLIC_READ)
      .type("application/json; charset=utf-8")
      .send(withLicense(document, contentLicense(await settings.site()))),
  );
  app.get("/api", async (_request, reply) =>
    // Programs find the document by its relation (RFC 8631).
    reply
      .header("cache-control", "no-store")
      .header("link", '</api/openapi.json>; rel="service-desc"')
      .redirect("/api/docs"),
  );
  app.get("/api/docs", CACHED, async (_request, reply) =>
    reply.header("cache-control", PUBLIC_READ).type("text/html; charset=utf-8").send(PAGE),
  );
  app.get("/api/docs/start.js", CACHED, async (_request, reply) =>
    reply.header("cache-control", PUBLIC_READ).type("text/javascript; charset=utf-8").send(START),
  );
  await app.register(fastifyStatic, {
    root: swaggerFolder,
    prefix: "/api/docs/",
    allowedPath: (path) => SWAGGER_FILES.includes(path.replace(/^\//, "")),
    maxAge: "1d",
    decorateReply: false,
  });
}

/** The document with the license that the settings state, in place of its own. */
function withLicense(document: string, license: ContentLicense | null): string {
  if (!license) return document;
  const { info, ...rest } = JSON.parse(document);
  const named = { name: license.name, ...(license.url !== null && { url: license.url }) };
  return `${JSON.stringify({ ...rest, info: { ...info, license: named } }, null, 2)}\n`;
}
