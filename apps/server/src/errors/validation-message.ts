import type { ErrorBody } from "@saywhere/validators/api/error-body";

/** The most issues that a message names. */
const NAMED = 3;

/**
 * Returns what is wrong with an input in one text, for programs that show only the message of an error: each field with
 * its error, such as `name: Enter a name`.
 */
export function validationMessage(issues: ErrorBody["issues"] = []): string {
  const named = issues
    .slice(0, NAMED)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`));
  if (issues.length === 1) return named.join();
  const sentences = named.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  const more = issues.length - NAMED;
  if (more > 0)
    sentences.push(
      `There ${more === 1 ? "is 1 more error" : `are ${more.toLocaleString("en")} more errors`}.`,
    );
  return sentences.join(" ");
}
