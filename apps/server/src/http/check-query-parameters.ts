import { invalidField } from "../errors/app-error.ts";
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
  if (name !== undefined) {
    const { path, message } = unknownName("parameter", [name], known);
    throw invalidField(path, message);
  }
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

/** A name that a call does not take. */
export interface UnknownName {
  path: (string | number)[];
  message: string;
  /** The known name that it most likely means. */
  meant: string | undefined;
}

/**
 * Describes an unknown name, with the most similar known one.
 *
 * @param path where the name is in the input
 */
export function unknownName(
  kind: "parameter" | "field",
  path: readonly (string | number)[],
  known: readonly string[],
): UnknownName {
  const name = String(path.at(-1)).slice(0, SHOWN_LENGTH);
  const meant = mostSimilar(name, known);
  return {
    path: [...path.slice(0, -1), name],
    message: `There is no ${kind} "${name}". ${hint(meant, known)}`,
    meant,
  };
}

function hint(meant: string | undefined, known: readonly string[]): string {
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length === 0 ? "This call takes none." : `This call takes ${known.join(", ")}.`;
}
