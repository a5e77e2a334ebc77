import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { hasPasskeys } from "../../lib/session/passkeys.ts";
import styles from "./account.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { ConfirmWithPasswordForm } from "./confirm-with-password-form.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpOneTimeCodes } from "./set-up-one-time-codes.tsx";

type Task = "set-up" | "renew" | "disable" | "passkey";

/** The second factors of the user, and their changes. */
export function SecondFactors() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const mine = useQuery(trpc.secondFactor.mine.queryOptions({}));
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = () => {
    void queryClient.invalidateQueries(trpc.account.sessions.queryFilter());
    return queryClient.invalidateQueries(trpc.secondFactor.mine.queryFilter());
  };
  const renew = useMutation(
    trpc.secondFactor.renewRecoveryCodes.mutationOptions({
      onSuccess: ({ recovery_codes }) => {
        setCodes(recovery_codes);
        return reload();
      },
    }),
  );
  const disable = useMutation(
    trpc.secondFactor.disable.mutationOptions({
      onSuccess: async () => {
        await reload();
        setTask(null);
        notify({
          title: "One-time codes turned off",
          message: "You no longer need a code to sign in with your password.",
        });
      },
    }),
  );
  const cancel = () => setTask(null);
  const done = () => {
    setTask(null);
    setCodes(null);
    void reload();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />;
  if (task === "set-up")
    return <SetUpOneTimeCodes onEnabled={() => void reload()} onDone={done} onCancel={cancel} />;
  if (task === "passkey") return <AddPasskey onDone={done} onCancel={cancel} />;
  if (task === "renew")
    return (
      <ConfirmWithPasswordForm
        submitLabel="Create new codes"
        onSubmit={renew.mutateAsync}
        onCancel={cancel}
      />
    );
  if (task === "disable")
    return (
      <ConfirmWithPasswordForm
        submitLabel="Turn off one-time codes"
        onSubmit={disable.mutateAsync}
        onCancel={cancel}
      />
    );
  if (mine.error) {
    return <LoadError title="Your second factors could not be loaded." query={mine} />;
  }
  return (
    <div className={styles.factors} aria-busy={!mine.data}>
      <p>{describe(mine.data)}</p>
      {mine.data && (
        <div className={styles.buttons}>
          {!mine.data.codes && (
            <Button variant="outline" size="sm" onClick={() => setTask("set-up")}>
              Set up one-time codes
            </Button>
          )}
          {mine.data.codes && (
            <>
              <Button variant="outline" size="sm" onClick={() => setTask("renew")}>
                New recovery codes
              </Button>
              <Button variant="outline" size="sm" onClick={() => setTask("disable")}>
                Turn off
              </Button>
            </>
          )}
          {hasPasskeys() && (
            <Button variant="outline" size="sm" onClick={() => setTask("passkey")}>
              Add a passkey
            </Button>
          )}
        </div>
      )}
      {mine.data && mine.data.passkeys.length > 0 && <PasskeyList passkeys={mine.data.passkeys} />}
    </div>
  );
}

function describe(mine: { codes: boolean; recovery_codes_left: number } | undefined): string {
  if (!mine) return "Loading...";
  if (!mine.codes) return "One-time codes are off.";
  const left = mine.recovery_codes_left;
  return `One-time codes are on. ${left} recovery ${left === 1 ? "code is" : "codes are"} left.`;
}
