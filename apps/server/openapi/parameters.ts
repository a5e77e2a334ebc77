import { z } from "zod";
import type { ApiOperation } from "./api-operation.ts";

/** Examples of parameters by name. All examples of a call together are a call that the starting content answers. */
const EXAMPLES: Record<string, unknown> = {
  admin: false,
  category: "greetings",
  delivery_id: 1,
  documentId: "audio-guide.md",
  dry_run: true,
  format: "json",
  id: 1,
  ids: "1,2,3",
  key: "guides/sheet.pdf",
  language: "farsi",
  language_id: 2,
  languageSlug: "farsi",
  limit: 50,
  lists: "columns",
  missing: false,
  order: "desc",
  phrase_id: 1,
  phraseSlug: "hello",
  prefer: "japanese",
  query: "thank you",
  replace: false,
  search: "guides",
  skip_invalid: true,
  slug: "farsi",
  sort: "times",
  store: "assets",
  version: 1,
};

const MISSED_SEARCH_CURSOR = "WyJ0aW1lcyIsImRlc2MiLDEyLDdd";

const DELIVERY_CURSOR = "WyJ3ZWJob29rIGRlbGl2ZXJpZXMgMSIsImRlc2MiLDEyXQ";

/** Examples that differ, by operation. Those of an update are the record that its example of a body is about. */
const EXAMPLES_OF: Record<string, Record<string, unknown>> = {
  "changeFeed-read": { after: "now" },
  "deployment-list": { before: 12 },
  "file-assets": { after: "guides/map.pdf" },
  "file-deleteMedia": { key: "hello.mp3" },
  "file-getMedia": { key: "hello.mp3" },
  "file-media": { search: "hello", after: "goodbye.mp3" },
  "file-uploadMedia": { key: "hello.mp3" },
  "language-update": { id: 2 },
  "language-translations": { after: "WyJ0cmFuc2xhdGlvbnMiLCJhc2MiLDIwOTcxNjcsMTZd" },
  "missedSearch-list": { after: MISSED_SEARCH_CURSOR, before: MISSED_SEARCH_CURSOR },
  "phrase-list": { after: "2hwcl-6-1-1o6" },
  "phrase-update": { id: 2 },
  "webhook-deliveries": { after: DELIVERY_CURSOR, before: DELIVERY_CURSOR },
  "translation-list": { after: "WyJwb3NpdGlvbiIsImFzYyIsMSwyLDEsMl0" },
};

/**
 * Completes the parameters of an operation: zod-openapi leaves out descriptions of optional ones, and describes booleans
 * as texts.
 *
 * @param fields of the input, of which some are parameters
 */
export function describeParameters(
  { operationId, parameters = [] }: ApiOperation,
  fields: Record<string, unknown>,
): void {
  for (const parameter of parameters) {
    const { description, ...schema } = parameter.schema as { description?: string; type?: string };
    const field = fields[parameter.name];
    parameter.description ??= description ?? descriptionOf(field) ?? "";
    parameter.schema = isBoolean(field) ? { ...schema, type: "boolean" } : schema;
    parameter.example ??= EXAMPLES_OF[operationId]?.[parameter.name] ?? EXAMPLES[parameter.name];
  }
}

function descriptionOf(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  return field.description ?? descriptionOf(innerOf(field));
}

function isBoolean(field: unknown): boolean {
  const inner = innerOf(field);
  return inner === undefined
    ? field instanceof z.ZodPipe && field.out instanceof z.ZodBoolean
    : isBoolean(inner);
}

/** Returns the schema of a value that is not left out; undefined if the schema is that already. */
function innerOf(field: unknown): unknown {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? field.unwrap() : undefined;
}
