import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import { acceptLinkInput, type LinkInfo } from "@saywhere/validators/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { errorText, isMissing } from "../../lib/error-text.ts";
import { NewPasswordInput } from "../../lib/new-password-input.tsx";
import { useTRPC } from "../../lib/trpc.ts";
import { usePageForm } from "../../lib/use-page-form.ts";
import { forgetLinkToken } from "./link-token.ts";
import styles from "./one-time-link.module.css";

const newcomer = acceptLinkInput.omit({ token: true }).required();
const knownPerson = newcomer.pick({ password: true });

interface LinkFormProps {
  token: string;
  path: string;
  info: LinkInfo;
  /** The link turned out to be used or expired. */
  onUseless(): void;
}

/** Chooses a password, in the set-up name and e-mail too, and signs in. */
export function LinkForm({ token, path, info, onUseless }: LinkFormProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isSetUp = info.purpose === "set-up";
  const form = usePageForm(isSetUp ? newcomer : knownPerson, {
    name: info.name ?? "",
    email: info.email ?? "",
    password: "",
  });
  const accept = useMutation(
    trpc.account.acceptLink.mutationOptions({
      onSuccess: async (me) => {
        forgetLinkToken(path);
        queryClient.clear();
        queryClient.setQueryData(trpc.account.me.queryKey({}), me);
        await navigate({ to: "/" });
      },
      onError: (error) => (isMissing(error) ? onUseless() : form.showIssues(error)),
    }),
  );
  const submit = form.onSubmit(({ password, name, email }) =>
    accept.mutate(isSetUp ? { token, password, name, email } : { token, password }),
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {accept.error && (
        <Notice tone="warning" role="alert">
          <p>{errorText(accept.error)}</p>
        </Notice>
      )}
      {isSetUp ? (
        <>
          <TextInput {...form.field("name")} label="Your name" autoComplete="name" />
          <TextInput {...form.field("email")} label="E-mail" type="email" autoComplete="username" />
        </>
      ) : (
        // Tells password managers whose password it is.
        <input type="email" name="email" autoComplete="username" value={info.email ?? ""} readOnly hidden />
      )}
      <NewPasswordInput
        {...form.field("password")}
        label={info.purpose === "password-reset" ? "New password" : "Password"}
      />
      <Button type="submit" pending={accept.isPending}>
        {accept.isPending ? "Saving..." : BUTTONS[info.purpose]}
      </Button>
    </form>
  );
}

const BUTTONS = {
  "set-up": "Create Account",
  invitation: "Accept Invitation",
  "password-reset": "Save Password",
};
