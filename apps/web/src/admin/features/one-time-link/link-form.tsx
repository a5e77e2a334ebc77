import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { acceptLinkInput, type LinkInfo, type Me } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { isNotFoundError } from "../../lib/api/is-not-found-error.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { NewPasswordInput } from "../../lib/form/new-password-input.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import styles from "../../lib/session/second-step-form.module.css";
import { SecondStepForm } from "../../lib/session/second-step-form.tsx";
import { removeLinkToken } from "./link-token-storage.ts";

const choices = acceptLinkInput.omit({ token: true });
/** The set-up creates the account; the other links belong to an existing one. */
const newcomerChoices = choices.required({ name: true, email: true });

interface LinkFormProps {
  token: string;
  path: string;
  info: LinkInfo;
  /** Called when the link turned out to be used or expired. */
  onUseless(): void;
}

/** Sets a password, and in the set-up the name and e-mail too, and signs in. */
export function LinkForm({ token, path, info, onUseless }: LinkFormProps) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const enter = (me: Me) => {
    queryClient.setQueryData(trpc.account.me.queryKey({}), me);
    void navigate({ to: "/" });
  };
  const isSetUp = info.purpose === "set-up";
  const form = useEntityForm({
    schema: isSetUp ? newcomerChoices : choices.pick({ password: true }),
    initialValues: isSetUp ? { name: "", email: "", password: "" } : { password: "" },
  });
  const accept = useMutation(
    trpc.account.acceptLink.mutationOptions({
      onSuccess: (result) => {
        removeLinkToken(path);
        queryClient.clear();
        if (!("second_factor" in result)) enter(result);
      },
      onError: (error) => {
        if (isNotFoundError(error)) onUseless();
      },
    }),
  );
  const { formRef, submit, pending, errors } = useFormSubmit(
    form,
    (chosen) => accept.mutateAsync({ token, ...chosen }),
    () => {},
  );
  if (accept.data && "second_factor" in accept.data) {
    return (
      <SecondStepForm
        step={accept.data.second_factor}
        onSignedIn={enter}
        onStartOver={() => void navigate({ to: "/sign-in" })}
      />
    );
  }
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      {isSetUp ? (
        <>
          <TextInput {...form.getInputProps("name")} label="Your name" name="name" autoComplete="name" />
          <TextInput
            {...form.getInputProps("email")}
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username"
          />
        </>
      ) : (
        // Identifies the account for password managers.
        <input type="email" name="email" autoComplete="username" value={info.email ?? ""} readOnly hidden />
      )}
      <NewPasswordInput
        {...form.getInputProps("password")}
        name="password"
        label={info.purpose === "password-reset" ? "New password" : "Password"}
      />
      <Button type="submit" pending={pending}>
        {pending ? "Saving..." : BUTTONS[info.purpose]}
      </Button>
    </form>
  );
}

const BUTTONS = {
  "set-up": "Create account",
  invitation: "Accept invitation",
  "password-reset": "Save password",
};
