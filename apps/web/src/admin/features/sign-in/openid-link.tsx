import { ButtonLink } from "@saywhere/ui/button";
import type { Me } from "@saywhere/validators/accounts/account";
import type { OpenIdProblem } from "@saywhere/validators/accounts/openid-connect";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC, useTRPCClient } from "../../lib/api/trpc.ts";

const START = "/api/auth/openid-connect";

interface OpenIdLinkProps {
  /** The path of the administration area to open afterwards. */
  redirect?: string | undefined;
  /** Opens the provider in a new tab, and is called when the user comes back with a session. */
  onSignedInElsewhere?: ((me: Me) => void) | undefined;
}

/** Leads to the provider at which users can sign in, if there is one. */
export function OpenIdLink({ redirect, onSignedInElsewhere }: OpenIdLinkProps) {
  const client = useTRPCClient();
  const { data: provider } = useQuery(useTRPC().openIdConnect.provider.queryOptions({}));
  const isOffered = Boolean(provider);
  useEffect(() => {
    if (!isOffered || !onSignedInElsewhere) return;
    const check = async () => {
      // Without a session or a connection, the user can still sign in with the form.
      const me = await client.account.me.query({}).catch(() => null);
      if (me) onSignedInElsewhere(me);
    };
    const onFocus = () => void check();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [client, isOffered, onSignedInElsewhere]);
  if (!provider) return null;
  const label = `Continue with ${provider.name}`;
  if (onSignedInElsewhere) {
    return (
      <ButtonLink variant="outline" href={START} target="_blank" rel="noopener">
        {label} (new tab)
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="outline" href={redirect ? `${START}?${new URLSearchParams({ redirect })}` : START}>
      {label}
    </ButtonLink>
  );
}

/** Explains why a sign-in at the provider did not succeed. */
export function openIdProblemText(problem: OpenIdProblem, name: string): string {
  const texts: Record<OpenIdProblem, string> = {
    expired: "This sign-in took too long, or began in another browser. Try again.",
    cancelled: `The sign-in at ${name} was canceled.`,
    unreachable: `${name} does not respond. Try again later, or sign in another way.`,
    failed: `The sign-in at ${name} failed. Try again, and tell an administrator if it fails again.`,
    "too-many": "Too many attempts. Try again later.",
    deactivated: "Your account is deactivated. Ask an administrator to reactivate it.",
    unknown: `There is no account for you here yet. Ask an administrator to invite you.`,
    unverified: `${name} has not verified your e-mail address. Verify it there, then try again.`,
    taken: `An account with your e-mail address is not linked to ${name}. Sign in with your password.`,
    "no-role": `Your account at ${name} may not use Saywhere. Ask the people who run ${name} for a role.`,
    "last-administrator": `${name} takes the role of administrator from you, but there is no other administrator. Make another person one first.`,
    "second-factor": `Your account needs a second factor. Turn it on at ${name}, then try again.`,
    passkey: "Your account needs a second factor. Sign in with your passkey.",
  };
  return texts[problem];
}
