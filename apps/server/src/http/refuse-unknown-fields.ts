import { z } from "zod";
import { invalidField } from "../errors/app-error.ts";
import { unknownNameError } from "./check-query-parameters.ts";

/** The schemas of a value: whose fields are read, and whose further fields are ignored. */
interface Schemas {
  accepted: unknown;
  ignored: unknown;
}

/**
 * Rejects a body with an unknown field, which would otherwise be ignored silently.
 *
 * @param path where the value is in the body
 * @throws AppError BAD_REQUEST, which names the field and the most similar known one
 */
export function refuseUnknownFields(
  value: unknown,
  schemas: Schemas,
  path: readonly (string | number)[] = [],
): void {
  const [accepted, ignored] = [unwrap(schemas.accepted), unwrap(schemas.ignored)];
  if (Array.isArray(value) && accepted instanceof z.ZodArray) {
    const elements = {
      accepted: accepted.element,
      ignored: ignored instanceof z.ZodArray && ignored.element,
    };
    for (const [index, one] of value.entries()) refuseUnknownFields(one, elements, [...path, index]);
  } else if (accepted instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const fields = new Map(Object.entries(accepted.shape));
    const further = new Map(ignored instanceof z.ZodObject ? Object.entries(ignored.shape) : []);
    for (const [name, one] of Object.entries(value)) {
      const here = [...path, name];
      if (fields.has(name))
        refuseUnknownFields(one, { accepted: fields.get(name), ignored: further.get(name) }, here);
      else if (!further.has(name)) throw unknownNameError("field", here, [...fields.keys()]);
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
  if (!parameters.includes(name)) throw unknownNameError("field", [name], []);
  throw invalidField([name], `Send "${name}" as a query parameter: a deletion takes no body`);
}

/** Returns the schema that determines the fields: the one of the value before defaults and transformations. */
function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}
