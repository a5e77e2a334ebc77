import { z } from "zod";
import { isPolicyOrigin } from "../urls/csp-origin.ts";

/** A third-party script that counts visits. */
export const analytics = z.object({
  src: z.string().describe("Its URL, which begins with https://"),
  attributes: z.record(z.string(), z.string()).describe("The element's other attributes"),
});
export type Analytics = z.infer<typeof analytics>;

/** Result of parsing a snippet: the script, null for an empty text, or the error message. */
export type ParsedSnippet = { analytics: Analytics | null } | { problem: string };

const ELEMENT = /^<script(\s[^<>]*?)?\s*>\s*<\/script\s*>$/i;
const ATTRIBUTE = /\s*([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+)))?/y;
const COMMENT = /<!--[\s\S]*?-->/g;
const ALLOWED = /^(async|defer|integrity|crossorigin|id|type|data-[a-z0-9._-]+)$/;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#39;": "'" };

/**
 * Parses the snippet that analytics services provide: one script element without inline code, or only its URL. The
 * element is rebuilt from the parsed values, so no part of the raw text gets into pages.
 */
export function parseAnalyticsSnippet(text: string): ParsedSnippet {
  const snippet = text.replaceAll(COMMENT, "").trim();
  if (snippet === "") return { analytics: null };
  if (!snippet.startsWith("<")) return fromAttributes({ src: snippet });
  if (snippet.split(/<script\b/i).length > 2) {
    return { problem: "Paste one script element only, the one that has a src" };
  }
  const element = ELEMENT.exec(snippet);
  if (!element) {
    return { problem: 'Paste an element such as <script src="https://…"></script>, without code inside' };
  }
  const attributes = readAttributes(element[1] ?? "");
  return attributes ? fromAttributes(attributes) : { problem: "The attributes of the script cannot be read" };
}

function readAttributes(text: string): Record<string, string> | null {
  const attributes: Record<string, string> = {};
  const source = text.trim();
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < source.length) {
    const match = ATTRIBUTE.exec(source);
    if (!match?.[1]) return null;
    const value = match[2] ?? match[3] ?? match[4] ?? "";
    attributes[match[1].toLowerCase()] = value.replaceAll(
      /&(amp|quot|#39);/g,
      (entity) => ENTITIES[entity] ?? entity,
    );
  }
  return attributes;
}

function fromAttributes({ src = "", ...attributes }: Record<string, string>): ParsedSnippet {
  const url = URL.parse(src.startsWith("//") ? `https:${src}` : src);
  if (url?.protocol !== "https:") {
    return { problem: "The address of the script has to begin with https://" };
  }
  if (url.username !== "" || url.password !== "") {
    return {
      problem: "The address of the script has to begin with https:// and its host, without a password",
    };
  }
  if (!isPolicyOrigin(url.origin)) {
    return { problem: "The host of the script's address may have letters, digits, dots and hyphens only" };
  }
  const refused = Object.keys(attributes).find((name) => !ALLOWED.test(name));
  if (refused) return { problem: `The attribute “${refused}” is not allowed` };
  if (!["", "module", "text/javascript"].includes(attributes["type"] ?? "")) {
    return { problem: "The type of the script has to be module, or left out" };
  }
  return { analytics: { src: url.href, attributes } };
}
