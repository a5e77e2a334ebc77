import { Button, ButtonLink } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import { Page } from "@saywhere/ui/page";
import { errorIdOf } from "@saywhere/validators/api/internal-error";
import { paths } from "@saywhere/validators/urls/paths";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { focusMain } from "../../lib/focus-main.ts";
import styles from "./error-screen.module.css";

/** In development, the message of an internal error, with which the stack begins, has the server's stack. */
const detailsOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error);

/** Shown when a page could not be loaded or rendered. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const report = error instanceof Error ? errorIdOf(error.message) : null;
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const retry = async () => {
    // The button disappears with the error.
    focusMain();
    setPending(true);
    await router.invalidate();
    setPending(false);
  };
  return (
    <Page>
      <EmptyState
        level={1}
        title="Something Went Wrong"
        action={
          <div className={styles.actions}>
            <Button onClick={retry} pending={pending}>
              Try again
            </Button>
            <ButtonLink href={paths.home} variant="outline">
              Return Home
            </ButtonLink>
          </div>
        }
      >
        This page could not be loaded. Check your connection, or try again in a moment.
        {report !== null && ` ${report}`}
      </EmptyState>
      {import.meta.env.DEV && <pre className={styles.details}>{detailsOf(error)}</pre>}
    </Page>
  );
}
