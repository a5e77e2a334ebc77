import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { notify } from "@saywhere/ui/toasts/notify";
import { changePasswordInput } from "@saywhere/validators/accounts/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { onErrorToast } from "../../lib/api/error-toast.ts";
import { useTRPC } from "../../lib/api/trpc.ts";
import { NewPasswordInput } from "../../lib/form/new-password-input.tsx";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { useMe } from "../../lib/session/session.tsx";
import styles from "./account.module.css";

const EMPTY = { current_password: "", new_password: "" };

export function PasswordForm() {
  const { email } = useMe();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useEntityForm({
    schema: changePasswordInput,
    initialValues: EMPTY,
  });
  const change = useMutation(
    trpc.account.changePassword.mutationOptions({
      onError: onErrorToast("change password"),
      onSuccess: () => queryClient.invalidateQueries(trpc.account.sessions.queryFilter()),
    }),
  );
  const { formRef, submit, pending, faults } = useFormSubmit(form, change.mutateAsync, () => {
    form.setValues(EMPTY);
    form.resetDirty(EMPTY);
    notify({ title: "Password changed", message: "You are signed out everywhere else." });
  });
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={faults} />
      <input type="email" name="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <SecretInput
        {...form.getInputProps("current_password")}
        label="Current password"
        name="current_password"
        autoComplete="current-password"
      />
      <NewPasswordInput {...form.getInputProps("new_password")} label="New password" name="new_password" />
      <Button type="submit" size="sm" pending={pending}>
        {pending ? "Changing..." : "Change Password"}
      </Button>
    </form>
  );
}
