import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import type { SecondFactors as SecondFactorsOfUser } from "@saywhere/validators/accounts/second-factor";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { hasPasskeys } from "../../lib/session/passkeys.ts";
import { useFocusFallback } from "../../lib/use-focus-fallback.ts";
import styles from "./account.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { ConfirmWithPasswordForm } from "./confirm-with-password-form.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { RecoveryCodes, useUnsavedCodes } from "./recovery-codes.tsx";
import { SetUpOneTimeCodes } from "./set-up-one-time-codes.tsx";

type Task = "set-up" | "renew" | "disable" | "passkey";

/** The second factors of the user, and their changes. */
export function SecondFactors() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const mine = useQuery(trpc.secondFactor.mine.queryOptions({}));
  const [task, setTask] = useState<Task | null>(null);
  const [begun, setBegun] = useState<Task | null>(null);
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
  const question = useUnsavedCodes(() => renew.isPending, renew.reset);
  const begin = (next: Task) => {
    setTask(next);
    setBegun(next);
  };
  const cancel = () => setTask(null);
  const done = () => {
    setTask(null);
    setCodes(null);
    void reload();
  };
  const content = () => {
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
    if (mine.error) return <LoadError title="Your second factors could not be loaded." query={mine} />;
    return <Overview mine={mine.data} begun={begun} onBegin={begin} />;
  };
  return (
    <div {...useFocusFallback<HTMLDivElement>()}>
      {content()}
      {question}
    </div>
  );
}

const TASK_LABELS: Record<Task, string> = {
  "set-up": "Set up one-time codes",
  renew: "New recovery codes",
  disable: "Turn off",
  passkey: "Add a passkey",
};

interface OverviewProps {
  mine: SecondFactorsOfUser | undefined;
  /** The task started last: its button gets the focus back or, if the button is gone, what the task changed. */
  begun: Task | null;
  onBegin(task: Task): void;
}

function Overview({ mine, begun, onBegin }: OverviewProps) {
  const tasks: Task[] = mine ? [...tasksOf(mine), ...(hasPasskeys() ? (["passkey"] as const) : [])] : [];
  return (
    <Stack aria-busy={!mine}>
      <p data-begin={begun && tasks.includes(begun) ? undefined : true} tabIndex={-1}>
        {describe(mine)}
      </p>
      {mine && (
        <div className={styles.buttons}>
          {tasks.map((task) => (
            <Button
              key={task}
              variant="outline"
              size="sm"
              data-begin={task === begun || undefined}
              onClick={() => onBegin(task)}
            >
              {TASK_LABELS[task]}
            </Button>
          ))}
        </div>
      )}
      {mine && mine.passkeys.length > 0 && <PasskeyList passkeys={mine.passkeys} />}
    </Stack>
  );
}

const tasksOf = ({ codes }: SecondFactorsOfUser): Task[] => (codes ? ["renew", "disable"] : ["set-up"]);

function describe(mine: SecondFactorsOfUser | undefined): string {
  if (!mine) return "Loading...";
  if (!mine.codes) return "One-time codes are off.";
  const left = mine.recovery_codes_left;
  return `One-time codes are on. ${left} recovery ${left === 1 ? "code is" : "codes are"} left.`;
}
