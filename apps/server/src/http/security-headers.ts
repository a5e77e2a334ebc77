import { isPolicyOrigin } from "@saywhere/validators/urls/policy-origin";
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

/** What another site's script may do: be loaded, and send what it counts, also as the address of a picture. */
const OF_SCRIPTS = ["script-src", "connect-src", "img-src"];

/** Where the files are that people uploaded, beyond what every page may load. */
export interface FileOrigins {
  media?: string | null;
  images?: string | null;
}

const HASH = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/;

/** Whether a policy may name something: the hash of a script, or an origin. Anything else could add directives. */
function isSource(expression: string): boolean {
  return HASH.test(expression) || isPolicyOrigin(expression);
}

/**
 * Writes the Content-Security-Policy of a page. What is no source is left out.
 *
 * @param scriptHashes `'sha256-…'` of each inline script of the page
 * @param scriptOrigin origin of a script of another site that the page loads
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  scriptOrigin: string | null = null,
  { media = null, images = null }: FileOrigins = {},
): string {
  return Object.entries(POLICY)
    .map(([name, sources]) => {
      const given = [
        ...(name === "script-src" ? scriptHashes : []),
        OF_SCRIPTS.includes(name) ? scriptOrigin : null,
        name === "media-src" ? media : null,
        name === "img-src" ? images : null,
      ].filter((source) => source !== null);
      return [name, ...sources, ...given.filter(isSource)].join(" ");
    })
    .join("; ");
}

/**
 * The same policy for a page that no server of ours sends, which carries it itself: in a page, a browser takes every
 * rule but the one about frames.
 */
export function metaContentSecurityPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((rule) => !rule.startsWith("frame-ancestors "))
    .join("; ");
}

const YEAR = 31_536_000;

/** How visitors reach the site. */
export interface Transport {
  /** Whether by HTTPS: then browsers are told to use nothing else. */
  https: boolean;
  /** Whether browsers are told the same of all subdomains of the site's host. */
  hstsIncludeSubdomains?: boolean;
}

/** The headers that every answer carries. Routes for pages and files put their own policy in the place of this one. */
export function responseHeaders({ https, hstsIncludeSubdomains = false }: Transport): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "cross-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    ...(https && {
      "strict-transport-security": `max-age=${YEAR}${hstsIncludeSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

/** Sets them. What Fastify answers before any route, and so before this, needs them set by hand. */
export const securityHeaders = fp(async (app: FastifyInstance, transport: Transport) => {
  const headers = responseHeaders(transport);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
});
