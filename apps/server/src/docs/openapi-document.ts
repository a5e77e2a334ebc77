import { generateOpenApiDocument } from "trpc-to-openapi";
import { appRouter } from "../trpc/app-router.ts";

const TAGS = [
  { name: "Languages", description: "The languages of the guide and their popular phrases." },
  { name: "Categories", description: "The groups that phrases belong to." },
  { name: "Phrases", description: "English phrases and how to say them in each language." },
  { name: "Search", description: "Finding a phrase in any language." },
];

const DESCRIPTION = `Read how everyday phrases are said in many languages.

Reads are public, need no key, and may be called from any origin. Every read carries an \`ETag\`: send it
back in \`If-None-Match\` and an unchanged answer costs a \`304\` without a body. Failed calls answer with
\`message\`, for people, and \`code\`, for programs.`;

type Operation = Record<string, unknown> & { responses: Record<string, unknown> };

/** Writes the OpenAPI 3.1 document of every REST call, from the procedures themselves. */
export function openApiDocument(): Record<string, unknown> {
  const document = generateOpenApiDocument(appRouter, {
    title: "Saywhere API",
    version: "1.0.0",
    description: DESCRIPTION,
    // Relative, so that the document holds at every address the site has.
    baseUrl: "/api",
    openApiVersion: "3.1.0",
    securitySchemes: {},
  });
  for (const methods of Object.values(document.paths ?? {})) {
    const read = (methods as { get?: Operation }).get;
    if (!read) continue;
    read["security"] = [];
    read.responses["304"] = { description: "Nothing changed since the answer whose ETag was sent along" };
  }
  return {
    ...document,
    info: {
      ...document.info,
      license: { name: "All rights reserved", url: "/terms" },
    },
    tags: TAGS,
  };
}
