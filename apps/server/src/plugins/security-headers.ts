import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** What pages may load, but for their inline scripts, which a page allows by hash. */
const POLICY = {
  "default-src": ["'self'"],
  "base-uri": ["'none'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "frame-src": ["https://www.youtube-nocookie.com"],
  "img-src": ["'self'", "data:"],
  "media-src": ["'self'", "https:"],
  "object-src": ["'none'"],
  "script-src": ["'self'"],
  // Mantine and React set style attributes.
  "style-src": ["'self'", "'unsafe-inline'"],
} as const;

/**
 * Writes the Content-Security-Policy of a page.
 *
 * @param scriptHashes `'sha256-…'` of each inline script of the page
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  return Object.entries(POLICY)
    .map(([name, sources]) => [name, ...sources, ...(name === "script-src" ? scriptHashes : [])].join(" "))
    .join("; ");
}

const withoutScripts = contentSecurityPolicy();

/** Headers that every answer carries. */
export const securityHeaders = fp(async (app: FastifyInstance, { https }: { https: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    hsts: https && { maxAge: 31_536_000, includeSubDomains: true },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", withoutScripts);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()");
  });
});
