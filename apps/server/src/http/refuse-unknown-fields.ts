import { z } from "zod";
import { AppError, invalidField, issuesOf } from "../errors/app-error.ts";
import { validationMessage } from "../errors/validation-message.ts";
import { type UnknownName, unknownName } from "./check-query-parameters.ts";

/** The most unknown fields of a body that an error names. */
const NAMED = 20;

/** The schemas of a value: whose fields are read, and whose further fields are ignored. */
interface Schemas {
  accepted: unknown;
  ignored: unknown;
}

type Path = readonly (string | number)[];

/**
 * Rejects a body with unknown fields, which would otherwise be ignored silently. The error names what else is wrong with
 * the input too, but not that a field is missing that a misspelled one means.
 *
 * @param input the whole input, of which the body is a part
 * @throws AppError BAD_REQUEST, which names the fields and the most similar known ones
 */
export function refuseUnknownFields(
  body: unknown,
  schemas: Schemas & { accepted: z.ZodType | undefined },
  input: unknown,
): void {
  const unknown: UnknownName[] = [];
  collectUnknownFields(body, schemas, [], unknown);
  if (unknown.length === 0) return;
  const misspelled = new Set(unknown.map(({ path, meant }) => JSON.stringify([...path.slice(0, -1), meant])));
  const others = issuesOf(schemas.accepted?.safeParse(input).error) ?? [];
  const issues = [
    ...unknown.map(({ path, message }) => ({ path, message })),
    // What concerns the input as a whole may follow from the misspelled names.
    ...others.filter(({ path }) => path.length > 0 && !misspelled.has(JSON.stringify(path))),
  ];
  const [first, ...further] = issues;
  const message = first && further.length === 0 ? first.message : validationMessage(issues);
  throw new AppError("BAD_REQUEST", message, { issues });
}

function collectUnknownFields(value: unknown, schemas: Schemas, path: Path, found: UnknownName[]): void {
  const [accepted, ignored] = [unwrap(schemas.accepted), unwrap(schemas.ignored)];
  if (Array.isArray(value) && accepted instanceof z.ZodArray) {
    const elements = {
      accepted: accepted.element,
      ignored: ignored instanceof z.ZodArray && ignored.element,
    };
    for (const [index, one] of value.entries()) collectUnknownFields(one, elements, [...path, index], found);
  } else if (accepted instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const fields = new Map(Object.entries(accepted.shape));
    const further = new Map(ignored instanceof z.ZodObject ? Object.entries(ignored.shape) : []);
    for (const [name, one] of Object.entries(value)) {
      if (found.length === NAMED) return;
      const here = [...path, name];
      if (fields.has(name))
        collectUnknownFields(one, { accepted: fields.get(name), ignored: further.get(name) }, here, found);
      else if (!further.has(name)) found.push(unknownName("field", here, [...fields.keys()]));
    }
  }
}

/**
 * Rejects a body of a deletion, which would otherwise be ignored silently: its `version` would not protect a newer save.
 *
 * @param parameters query parameters of the call
 * @throws AppError BAD_REQUEST, which names the first field and where it belongs
 */
export function refuseDeletionBody(body: unknown, parameters: readonly string[]): void {
  const [name] = Object.keys(body ?? {});
  if (name === undefined) return;
  if (!parameters.includes(name)) throw invalidField([name], unknownName("field", [name], []).message);
  throw invalidField([name], `Send "${name}" as a query parameter: a deletion takes no body`);
}

/** Returns the schema that determines the fields: the one of the value before defaults and transformations. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}
