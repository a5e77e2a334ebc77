import { isPolicyOrigin } from "@saywhere/validators/urls/csp-origin";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** What pages may load, except their inline scripts, which each page allows by hash. */
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

/** Directives for a third-party script: to be loaded, and to send its data, also as the URL of an image. */
const OF_SCRIPTS = ["script-src", "connect-src", "img-src"];

/** Origins of uploaded files, beyond what every page may load. */
export interface FileOrigins {
  media?: string | null;
  images?: string | null;
}

const HASH = /^'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'$/;

/** Whether an expression is a script hash or an origin. Anything else could add directives to the policy. */
function isSource(expression: string): boolean {
  return HASH.test(expression) || isPolicyOrigin(expression);
}

/**
 * Builds the Content-Security-Policy of a page. Invalid sources are omitted.
 *
 * @param scriptHashes `'sha256-…'` of each inline script of the page
 * @param scriptOrigin origin of a third-party script that the page loads
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
 * The same policy as a meta element, for pages that another server sends. In a meta element, browsers apply every
 * directive except `frame-ancestors`.
 */
export function metaContentSecurityPolicy(policy: string): string {
  return policy
    .split("; ")
    .filter((rule) => !rule.startsWith("frame-ancestors "))
    .join("; ");
}

/**
 * Builds the Permissions-Policy of a document.
 *
 * @param microphone whether the document may record sound when the user wants it
 */
export function permissionsPolicy({ microphone }: { microphone: boolean }): string {
  return `camera=(), geolocation=(), microphone=(${microphone ? "self" : ""}), payment=()`;
}

const YEAR = 31_536_000;

/** How visitors reach the site. */
export interface Transport {
  /** Whether over HTTPS: browsers are then instructed to use nothing else. */
  https: boolean;
  /** Whether this also applies to all subdomains of the site's host. */
  hstsIncludeSubdomains?: boolean;
}

/** Headers of every response. Routes for pages and files replace this policy with their own. */
export function responseHeaders({ https, hstsIncludeSubdomains = false }: Transport): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "cross-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": permissionsPolicy({ microphone: false }),
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

/** Sets these headers. Responses that Fastify sends before routing bypass this hook and must set them explicitly. */
export const securityHeaders = fp(async (app: FastifyInstance, transport: Transport) => {
  const headers = responseHeaders(transport);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
