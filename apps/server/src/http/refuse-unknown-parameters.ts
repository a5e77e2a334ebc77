import { editDistance, mostEdits } from "@saywhere/search/normalization/edit-distance";
import { AppError } from "../errors/app-error.ts";

/** Maximum length of a name in an error message. */
const SHOWN_LENGTH = 50;

/**
 * Rejects a query with an unknown parameter, which would otherwise be ignored silently.
 *
 * @throws AppError BAD_REQUEST, which names the parameter and the most similar known one
 */
export function refuseUnknownParameters(query: unknown, known: readonly string[]): void {
  const name = unknownParameter(query, known);
  if (name === undefined) return;
  const shown = name.slice(0, SHOWN_LENGTH);
  const message = `There is no parameter "${shown}". ${hint(shown, known)}`;
  throw new AppError("BAD_REQUEST", message, { issues: [{ path: [shown], message }] });
}

/** Returns the first parameter of a query that is not a known one. */
export function unknownParameter(query: unknown, known: readonly string[]): string | undefined {
  return Object.keys(query ?? {}).find((name) => !known.includes(name));
}

function hint(name: string, known: readonly string[]): string {
  const most = mostEdits(name.length);
  const distances = known.map((other) => editDistance(name.toLowerCase(), other.toLowerCase(), most));
  const least = Math.min(...distances);
  if (least <= most) return `Did you mean "${known[distances.indexOf(least)]}"?`;
  return known.length === 0 ? "This call takes none." : `This call takes ${known.join(", ")}.`;
}
