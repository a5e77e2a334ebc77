import { editDistance, mostEdits } from "@saywhere/search/normalization/edit-distance";
import { AppError } from "../errors/app-error.ts";

/** Of a name, in an error message. */
const SHOWN_LENGTH = 50;

/**
 * Refuses a query with a parameter that the call does not have, which would otherwise be ignored without a word.
 *
 * @throws AppError BAD_REQUEST, which names the parameter and the nearest one that there is
 */
export function refuseUnknownParameters(query: unknown, known: readonly string[]): void {
  const name = unknownParameter(query, known);
  if (name === undefined) return;
  const shown = name.slice(0, SHOWN_LENGTH);
  const message = `There is no parameter "${shown}". ${hint(shown, known)}`;
  throw new AppError("BAD_REQUEST", message, { issues: [{ path: [shown], message }] });
}

/** The first parameter of a query that is none of the known ones. */
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
