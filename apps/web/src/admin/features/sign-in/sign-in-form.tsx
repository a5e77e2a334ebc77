import { TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Button } from "@saywhere/ui/button";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { Notice } from "@saywhere/ui/notice";
import { type SignInInput, signInInput } from "@saywhere/validators/accounts/account";
import { useRouter } from "@tanstack/react-router";
import { SignedOutPage } from "../../lib/screen/signed-out-page.tsx";
import { useSignIn } from "../../lib/session/session.tsx";
import { errorText, retryAfterMinutes } from "../../lib/text/error-text.ts";
import styles from "./sign-in-form.module.css";

interface SignInFormProps {
  /** The e-mail address of the user whose session has ended. */
  email?: string;
  onSignedIn(): void;
}

/** Shared by the page and the dialog. Keeps the typed text when the server rejects it. */
export function SignInForm({ email = "", onSignedIn }: SignInFormProps) {
  const signIn = useSignIn();
  const form = useForm<SignInInput>({
    initialValues: { email, password: "" },
    validate: schemaResolver(signInInput, { sync: true }),
  });
  const submit = form.onSubmit(
    (values) => signIn.mutate(values, { onSuccess: onSignedIn }),
    (errors) => form.getInputNode(Object.keys(errors)[0] === "password" ? "password" : "email")?.focus(),
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {signIn.error && (
        <Notice tone="warning" role="alert">
          <p>{refusal(signIn.error)}</p>
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
    </form>
  );
}

function refusal(error: unknown): string {
  const minutes = retryAfterMinutes(error);
  if (minutes === null) return errorText(error);
  return `Too many attempts. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
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
