import { redirect } from "@tanstack/react-router";

/**
 * Sends the visitor on where a record answered under an address it had before: the API understands old slugs
 * and answers with the new one.
 */
export function redirectToCanonical(asked: string, current: string): void {
  if (asked !== current) throw redirect({ href: current, statusCode: 301 });
}
