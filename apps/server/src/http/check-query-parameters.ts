import { AppError, invalidField } from "../errors/app-error.ts";
import { mostSimilar } from "../lib/most-similar.ts";

/** Maximum length of a name in an error message. */
const SHOWN_LENGTH = 50;

/**
 * Rejects a query with an unknown parameter, which would otherwise be ignored silently, or with a repeated one: its
 * values arrive as a list, for which the field's schema would report a misleading error.
 *
 * @throws AppError BAD_REQUEST, which names the parameter and, for an unknown one, the most similar known one
 */
export function checkQueryParameters(query: unknown, known: readonly string[]): void {
  const name = unknownParameter(query, known);
  if (name !== undefined) throw unknownNameError("parameter", [name], known);
  for (const [parameter, value] of Object.entries(query ?? {})) {
    if (!Array.isArray(value)) continue;
    throw invalidField(
      [parameter],
      `The parameter "${parameter}" was sent ${value.length} times. Send it once.`,
    );
  }
}

/** Returns the first parameter of a query that is not a known one. */
export function unknownParameter(query: unknown, known: readonly string[]): string | undefined {
  return Object.keys(query ?? {}).find((name) => !known.includes(name));
}

/**
 * Creates the error for an unknown name, which names the most similar known one.
 *
 * @param path where the name is in the input
 */
export function unknownNameError(
  kind: "parameter" | "field",
  path: (string | number)[],
  known: readonly string[],
): AppError {
  const name = String(path.at(-1)).slice(0, SHOWN_LENGTH);
  const message = `There is no ${kind} "${name}". ${hint(name, known)}`;
  return new AppError("BAD_REQUEST", message, { issues: [{ path: [...path.slice(0, -1), name], message }] });
}

function hint(name: string, known: readonly string[]): string {
  const similar = mostSimilar(name, known);
  if (similar !== undefined) return `Did you mean "${similar}"?`;
  return known.length === 0 ? "This call takes none." : `This call takes ${known.join(", ")}.`;
}
