import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Button } from "@saywhere/ui/button";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { Notice } from "@saywhere/ui/notice";
import { type Me, type SignInInput, signInInput } from "@saywhere/validators/accounts/account";
import type { SecondStep } from "@saywhere/validators/accounts/second-factor";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { PasskeyButton } from "../../lib/session/passkey-button.tsx";
import styles from "../../lib/session/second-step-form.module.css";
import { SecondStepForm } from "../../lib/session/second-step-form.tsx";
import { useEnterSession } from "../../lib/session/session.tsx";
import { signInErrorText } from "../../lib/text/error-text.ts";

interface SignInFormProps {
  /** The e-mail address of the user whose session has ended. */
  email?: string;
  onSignedIn(): void;
}

/** Shared by the page and the dialog. Keeps the typed text when the server rejects it. */
export function SignInForm({ email = "", onSignedIn }: SignInFormProps) {
  const enter = useEnterSession();
  const [step, setStep] = useState<SecondStep["second_factor"] | null>(null);
  const [expired, setExpired] = useState<string>();
  const signedIn = (me: Me) => {
    enter(me);
    onSignedIn();
  };
  const signIn = useMutation(
    useTRPC().account.signIn.mutationOptions({
      onMutate: () => setExpired(undefined),
      onSuccess: (result) => {
        if ("second_factor" in result) setStep(result.second_factor);
        else signedIn(result);
      },
    }),
  );
  const form = useForm<SignInInput>({
    initialValues: { email, password: "" },
    validate: schemaResolver(signInInput, { sync: true }),
  });
  const submit = form.onSubmit(
    (values) => signIn.mutate(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] === "password" ? "password" : "email")?.focus(),
  );
  if (step) {
    const startOver = (message?: string) => {
      setStep(null);
      setExpired(message);
    };
    return <SecondStepForm step={step} onSignedIn={signedIn} onStartOver={startOver} />;
  }
  const message = signIn.error ? signInErrorText(signIn.error) : expired;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {message && (
        <Notice tone="warning" role="alert">
          <p>{message}</p>
        </Notice>
      )}
      <TextInput
        {...form.getInputProps("email")}
        key={form.key("email")}
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        data-autofocus={email ? undefined : true}
      />
      <SecretInput
        {...form.getInputProps("password")}
        key={form.key("password")}
        label="Password"
        name="password"
        autoComplete="current-password"
        data-autofocus={email ? true : undefined}
      />
      <Button type="submit" pending={signIn.isPending}>
        {signIn.isPending ? "Signing in..." : "Sign in"}
      </Button>
      <PasskeyButton onSignedIn={signedIn} />
    </form>
  );
}

export function SignInScreen({ returnTo }: { returnTo: { pathname: string; search: string } }) {
  const router = useRouter();
  const goOn = () => router.navigate({ href: `/admin${returnTo.pathname}${returnTo.search}` });
  return (
    <SignedOutPage title="Sign in" lead="Administration area of Saywhere">
      <SignInForm onSignedIn={goOn} />
    </SignedOutPage>
  );
}
