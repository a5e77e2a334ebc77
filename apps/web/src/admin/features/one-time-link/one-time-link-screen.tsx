import { Button } from "@saywhere/ui/button";
import type { LinkPurpose } from "@saywhere/validators/accounts/account";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { isNotFoundError } from "../../lib/api/is-not-found-error.ts";
import { useTRPCClient } from "../../lib/api/trpc.ts";
import { ErrorNotice } from "../../lib/screen/error-notice.tsx";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import formStyles from "../../lib/session/second-step-form.module.css";
import { errorText } from "../../lib/text/error-text.ts";
import { LinkForm } from "./link-form.tsx";
import { storedLinkToken } from "./link-token-storage.ts";
import styles from "./one-time-link.module.css";
import { WelcomePage } from "./welcome-page.tsx";

/** Minimum length of an uncut token (from the wire contract). */
const MIN_LENGTH = 20;

/** The page of one-time links: the set-up, an invitation, or a new password. */
export function OneTimeLinkScreen({ path, purpose }: { path: string; purpose: LinkPurpose }) {
  const client = useTRPCClient();
  const token = storedLinkToken(path) ?? "";
  const complete = token.length >= MIN_LENGTH;
  const info = useQuery({
    queryKey: ["one-time-link", token],
    queryFn: () => client.account.linkInfo.mutate({ token }),
    enabled: complete,
  });
  const [useless, setUseless] = useState(false);
  if (!complete || useless || isNotFoundError(info.error)) return <UselessLink purpose={purpose} />;
  if (info.error) {
    return (
      <SignedOutPage title="The link could not be checked">
        <div className={formStyles.form}>
          <ErrorNotice>{errorText(info.error)}</ErrorNotice>
          <Button pending={info.isFetching} onClick={() => info.refetch()}>
            Try again
          </Button>
        </div>
      </SignedOutPage>
    );
  }
  if (!info.data)
    return (
      <SignedOutPage title="One moment">
        <p role="status">Checking the link...</p>
      </SignedOutPage>
    );
  const { name, email } = info.data;
  const form = (
    <LinkForm key={token} token={token} path={path} info={info.data} onUseless={() => setUseless(true)} />
  );
  if (info.data.purpose === "set-up") return <WelcomePage>{form}</WelcomePage>;
  if (info.data.purpose === "invitation") {
    return (
      <SignedOutPage
        title={`Welcome, ${name}`}
        lead={
          <>
            You were invited to edit the content of Saywhere. Set a password, then sign in with{" "}
            <strong className={styles.email}>{email}</strong>.
          </>
        }
      >
        {form}
      </SignedOutPage>
    );
  }
  return (
    <SignedOutPage
      title="Set a new password"
      lead={
        <>
          For the account <strong className={styles.email}>{email}</strong>. You will be signed out
          everywhere.
        </>
      }
    >
      {form}
    </SignedOutPage>
  );
}

const WHAT_TO_DO: Record<LinkPurpose, string> = {
  "set-up":
    "If the first account already exists, sign in with it. Otherwise restart the server: it prints a new link as long as no account can sign in.",
  invitation:
    "If you have already set a password, sign in with it. Otherwise ask the person who invited you for a new link.",
  "password-reset":
    "If you have already set a new password, sign in with it. Otherwise ask an administrator for a new link.",
};

function UselessLink({ purpose }: { purpose: LinkPurpose }) {
  return (
    <SignedOutPage
      title="This link does not work"
      lead="It was already used, has expired, or was copied incompletely. Each link works once."
    >
      <p className={styles.advice}>{WHAT_TO_DO[purpose]}</p>
      <Link to="/sign-in">Go to the sign-in page</Link>
    </SignedOutPage>
  );
}
