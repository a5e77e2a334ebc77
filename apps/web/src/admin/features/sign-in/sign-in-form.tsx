import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Button } from "@saywhere/ui/button";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { type Me, type SignInInput, signInInput } from "@saywhere/validators/accounts/account";
import type { OpenIdProblem } from "@saywhere/validators/accounts/openid-connect";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTRPC } from "../../lib/api/trpc.ts";
import { ErrorNotice } from "../../lib/screen/error-notice.tsx";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { PasskeyButton } from "../../lib/session/passkey-button.tsx";
import styles from "../../lib/session/second-step-form.module.css";
import { SecondStepForm, type SignInStep } from "../../lib/session/second-step-form.tsx";
import { useEnterSession } from "../../lib/session/session.tsx";
import { signInErrorText } from "../../lib/text/error-text.ts";
import { OpenIdLink, openIdProblemText } from "./openid-link.tsx";

interface SignInFormProps {
  /** The e-mail address of the user whose session has ended. */
  email?: string;
  onSignedIn(): void;
  /** What the form shows first: the second step of a sign-in at the provider, or why it did not succeed. */
  initialStep?: SignInStep | null;
  initialMessage?: string | undefined;
  /** The path to open after a sign-in at the provider; without it, the provider is opened in a new tab. */
  redirect?: string | undefined;
}

/** Shared by the page and the dialog. Keeps the typed text when the server rejects it. */
export function SignInForm({
  email = "",
  onSignedIn,
  initialStep = null,
  initialMessage,
  redirect,
}: SignInFormProps) {
  const enter = useEnterSession();
  const [step, setStep] = useState(initialStep);
  const [notice, setNotice] = useState(initialMessage);
  const signedIn = (me: Me) => {
    enter(me);
    onSignedIn();
  };
  const signIn = useMutation(
    useTRPC().account.signIn.mutationOptions({
      onMutate: () => setNotice(undefined),
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
      setNotice(message);
    };
    return <SecondStepForm step={step} onSignedIn={signedIn} onStartOver={startOver} />;
  }
  const message = signIn.error ? signInErrorText(signIn.error) : notice;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorNotice>{message}</ErrorNotice>
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
      <OpenIdLink redirect={redirect} onSignedInElsewhere={redirect === undefined ? signedIn : undefined} />
    </form>
  );
}

interface SignInScreenProps {
  returnTo: { pathname: string; search: string };
  problem?: OpenIdProblem | undefined;
  /** With it, a sign-in at the provider goes on with a one-time code. */
  codeToken?: string;
}

export function SignInScreen({ returnTo, problem, codeToken }: SignInScreenProps) {
  const router = useRouter();
  const { data: provider } = useQuery(useTRPC().openIdConnect.provider.queryOptions({}));
  const path = `${returnTo.pathname}${returnTo.search}`;
  return (
    <SignedOutPage title="Sign in" lead="Administration area of Saywhere">
      <SignInForm
        onSignedIn={() => router.navigate({ href: `/admin${path}` })}
        redirect={path}
        initialStep={codeToken ? { method: "code", token: codeToken } : null}
        initialMessage={problem && openIdProblemText(problem, provider?.name ?? "the provider")}
      />
    </SignedOutPage>
  );
}
