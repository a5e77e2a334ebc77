import { Button } from "@saywhere/ui/button";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { errorText } from "../../lib/text/error-text.ts";

/** Shown in place of a screen that failed, or whose data failed to load. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const tryAgain = async () => {
    setPending(true);
    await router.invalidate();
    setPending(false);
  };
  return (
    <div role="alert">
      <ScreenHeader title="This page could not be shown" subtitle={errorText(error)} />
      <Button variant="outline" pending={pending} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}

export function NotFoundScreen() {
  return (
    <>
      <ScreenHeader title="404 Page Not Found" subtitle="There is no page at this address." />
      <Link to="/">Go to the dashboard</Link>
    </>
  );
}
