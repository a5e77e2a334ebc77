import fc from "fast-check";
import { wildText, wildValue } from "./wild-values.ts";
import { Fields } from "./written-json.ts";

/** The part of JSON Schema that the inputs of the API use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  pattern?: string;
  format?: string;
}

/** Resolves a `$ref` to the part of the document that it names. */
export type Resolve = (reference: string) => Schema;

/** Texts that name existing records, so that valid input gets past the first check. */
const NAMED = [
  "farsi",
  "spanish",
  "hello",
  "thank-you",
  "greetings",
  "Hello",
  "fa",
  "https://example.org/a.mp3",
];

/**
 * Generates values that a schema accepts. Facts outside the schema, such as which records exist, are left to chance.
 */
export function validFor(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return validFor(resolve(schema.$ref), resolve);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((choice) => validFor(choice, resolve)));
  switch (schema.type) {
    case "object":
      return fieldsFor(schema, resolve).map((entries) => new Fields(entries));
    case "array":
      return fc.array(validFor(schema.items ?? {}, resolve), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, Math.max(5, schema.minItems ?? 0)),
      });
    case "string":
      return textFor(schema);
    case "integer":
    case "number":
      return numberFor(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return wildValue;
  }
}

/** Generates the fields of objects that a schema accepts, with some of the optional ones. */
function fieldsFor(
  { properties = {}, required = [] }: Schema,
  resolve: Resolve,
): fc.Arbitrary<[string, unknown][]> {
  const fields = Object.entries(properties).map(([name, of]) => {
    const field = validFor(of, resolve).map((value): [string, unknown] => [name, value]);
    return required.includes(name) ? field : fc.option(field);
  });
  return fc.tuple(...fields).map((given) => given.filter((field) => field !== null));
}

/** Generates objects that a schema accepts except for one field: an invalid, additional, repeated or missing one. */
export function nearlyValidFor(schema: Schema, resolve: Resolve): fc.Arbitrary<Fields> {
  const known = schema.$ref === undefined ? schema : resolve(schema.$ref);
  const names = [...Object.keys(known.properties ?? {}), "unknown", "__proto__", "constructor"];
  const fault = fc.record({
    name: fc.constantFrom(...names),
    value: wildValue,
    kind: fc.constantFrom("wrong", "wrong", "twice", "missing"),
  });
  return fc.tuple(fieldsFor(known, resolve), fault).map(([fields, { name, value, kind }]) => {
    const others = kind === "twice" ? fields : fields.filter(([other]) => other !== name);
    return new Fields(kind === "missing" ? others : [...others, [name, value]]);
  });
}

function textFor({ minLength = 0, maxLength = 60, pattern, format }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern, "u")), wildText);
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const text = fc.oneof(fc.constantFrom(...NAMED), wildText);
  return text.map((value) => value.slice(0, maxLength).padEnd(minLength, "a"));
}

function numberFor({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? 0, (exclusiveMinimum ?? -1) + 1);
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min, max: Math.max(min, Math.min(max, 60)) }) },
    { weight: 1, arbitrary: fc.maxSafeInteger().map((number) => Math.min(Math.max(number, min), max)) },
  );
}
