/**
 * The hosts that a Content-Security-Policy can name. URLs may have others: `;` would end the directive, `,` the policy,
 * `*` would stand for every subdomain, and an IPv6 address is no host in the grammar of policies.
 */
export const POLICY_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

const ORIGIN = /^https?:\/\/([^/:]+)(?::\d{1,5})?$/;

/** Whether an origin can be named in a Content-Security-Policy, and means itself alone there. */
export function isPolicyOrigin(origin: string): boolean {
  return POLICY_HOST.test(ORIGIN.exec(origin)?.[1] ?? "");
}
