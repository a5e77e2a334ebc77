import { redirect } from "@tanstack/react-router";

/** Redirects to a record's current slug: the API resolves old slugs and returns the current one. */
export function redirectToCurrentSlug(asked: string, current: string): void {
  if (asked !== current) throw redirect({ href: current, statusCode: 301 });
}
