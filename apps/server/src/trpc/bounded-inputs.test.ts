import { expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "../app/api/app-router.ts";

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

// tRPC stores every procedure under its dotted path; its types show the nested record instead.
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;

const inputs = Object.entries(procedures).map(([path, { _def }]): [string, z.ZodType] => [
  path,
  _def.inputs[0] ?? z.object({}),
]);

/** Returns where a schema accepts a text or a list of unlimited length. */
function unbounded(schema: Schema, root: Schema, where: string): string[] {
  const { $ref, anyOf = [], properties = {}, items } = schema;
  const resolved = $ref && root.$defs?.[$ref.split("/").at(-1) ?? ""];
  if (resolved) return unbounded(resolved, root, where);
  return [
    ...(isLongText(schema) || (schema.type === "array" && schema.maxItems === undefined) ? [where] : []),
    ...anyOf.flatMap((one) => unbounded(one, root, where)),
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, root, `${where}.${name}`)),
    ...(items ? unbounded(items, root, `${where}[]`) : []),
  ];
}

function isLongText({ type, maxLength, enum: values, const: value, pattern }: Schema): boolean {
  return type === "string" && maxLength === undefined && !values && value === undefined && !pattern;
}

/** Some limits of texts are custom refinements, which the description of a schema does not include. */
function refusesLongText(input: z.ZodType, schema: Schema, name: string): boolean {
  if (!(input instanceof z.ZodObject) || schema.properties?.[name]?.type === "array") return false;
  const field = (input.shape as Record<string, z.ZodType>)[name];
  return field?.safeParse("1".repeat(1_000_000)).success === false;
}

test.each(inputs)("%s accepts no text and no list of unlimited length", (_path, input) => {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
  expect(
    unbounded(schema, schema, "").filter((name) => !refusesLongText(input, schema, name.slice(1))),
  ).toEqual([]);
});
