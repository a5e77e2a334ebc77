import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { CopyField } from "@saywhere/ui/form/copy-field";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { type CodeSetUp, enableCodesInput } from "@saywhere/validators/accounts/second-factor";
import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { focusOnMount } from "../../lib/form/focus-on-mount.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import styles from "./account.module.css";
import { ConfirmWithPasswordForm } from "./confirm-with-password-form.tsx";
import { RecoveryCodes, useUnsavedCodes } from "./recovery-codes.tsx";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

interface SetUpOneTimeCodesProps {
  /** Called when the codes are turned on, before the recovery codes are saved. */
  onEnabled(): void;
  onDone(): void;
  onCancel?: () => void;
}

/** The set-up of one-time codes: the password, then a code of the app, then the recovery codes. */
export function SetUpOneTimeCodes({ onEnabled, onDone, onCancel }: SetUpOneTimeCodesProps) {
  const trpc = useTRPC();
  const [setUp, setSetUp] = useState<CodeSetUp | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const begin = useMutation(trpc.secondFactor.begin.mutationOptions({ onSuccess: setSetUp }));
  const enable = useMutation(
    trpc.secondFactor.enable.mutationOptions({
      onSuccess: ({ recovery_codes }) => {
        setRecoveryCodes(recovery_codes);
        onEnabled();
      },
    }),
  );
  // Not in the form, which is gone when the codes arrive: an open question must stay.
  const question = useUnsavedCodes(() => enable.isPending, enable.reset);
  const content = () => {
    if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
    if (setUp) return <FirstCode setUp={setUp} onSubmit={enable.mutateAsync} onCancel={onCancel} />;
    return (
      <ConfirmWithPasswordForm submitLabel="Continue" onSubmit={begin.mutateAsync} onCancel={onCancel} />
    );
  };
  return (
    <>
      {content()}
      {question}
    </>
  );
}

interface FirstCodeProps {
  setUp: CodeSetUp;
  onSubmit(input: { code: string }): Promise<unknown>;
  onCancel: (() => void) | undefined;
}

function FirstCode({ setUp, onSubmit, onCancel }: FirstCodeProps) {
  const form = useEntityForm({ schema: enableCodesInput, initialValues: { code: "" } });
  const { formRef, submit, pending, errors } = useFormSubmit(form, onSubmit, () => {});
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <p>Scan this code with an authenticator app, or enter the key in the app.</p>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={setUp.url} />
      </Suspense>
      <CopyField label="Key" text={setUp.secret} />
      <FormErrors errors={errors} />
      <TextInput
        {...form.getInputProps("code")}
        label="Code"
        description="The six digits that the app shows now."
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={focusOnMount}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={pending}>
          {pending ? "Checking..." : "Turn on one-time codes"}
        </Button>
        {onCancel && (
          // The codes may be turned on by now, and their recovery codes are shown only once.
          <Button
            variant="outline"
            size="sm"
            aria-disabled={pending || undefined}
            onClick={() => pending || onCancel()}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
