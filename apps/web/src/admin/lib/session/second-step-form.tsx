import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import type { Me } from "@saywhere/validators/accounts/account";
import { confirmSignInInput } from "@saywhere/validators/accounts/second-factor";
import { useMutation } from "@tanstack/react-query";
import { isNotFoundError } from "../api/is-not-found-error.ts";
import { useTRPC } from "../api/trpc.ts";
import { focusOnMount } from "../form/focus-on-mount.ts";
import { useEntityForm } from "../form/use-entity-form.ts";
import { ErrorNotice } from "../screen/error-notice.tsx";
import { signInErrorText } from "../text/error-text.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./second-step-form.module.css";

/** What is missing after the first step of a sign-in. */
export type SignInStep = { method: "code"; token: string } | { method: "passkey" };

interface SecondStepFormProps {
  step: SignInStep;
  onSignedIn(me: Me): void;
  /** Called by the button that returns to the password, or when the sign-in has expired. */
  onStartOver(message?: string): void;
}

/** The second step of a sign-in: a one-time code or a recovery code, or a passkey. */
export function SecondStepForm({ step, ...props }: SecondStepFormProps) {
  if (step.method === "code") return <CodeForm token={step.token} {...props} />;
  return (
    <div className={styles.form}>
      <p>Your account needs a second factor, and you have a passkey.</p>
      <PasskeyButton onSignedIn={props.onSignedIn} />
      <Button variant="quiet" onClick={() => props.onStartOver()}>
        Back
      </Button>
    </div>
  );
}

type CodeFormProps = Omit<SecondStepFormProps, "step"> & { token: string };

function CodeForm({ token, onSignedIn, onStartOver }: CodeFormProps) {
  const form = useEntityForm({
    schema: confirmSignInInput,
    initialValues: { token, code: "" },
  });
  const confirm = useMutation(
    useTRPC().secondFactor.confirmSignIn.mutationOptions({
      onSuccess: onSignedIn,
      onError: (error) => {
        if (isNotFoundError(error)) onStartOver(error.message);
        else form.getInputNode("code")?.focus();
      },
    }),
  );
  const submit = form.onSubmit(
    (values) => confirm.mutate(values),
    () => form.getInputNode("code")?.focus(),
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorNotice>{confirm.error && signInErrorText(confirm.error)}</ErrorNotice>
      <TextInput
        {...form.getInputProps("code")}
        key={form.key("code")}
        label="Code"
        description="The six digits that your authenticator app shows, or one of your recovery codes."
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusOnMount}
      />
      <Button type="submit" pending={confirm.isPending}>
        {confirm.isPending ? "Checking..." : "Continue"}
      </Button>
      <Button variant="quiet" onClick={() => onStartOver()}>
        Back
      </Button>
    </form>
  );
}
