import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { ownPasswordInput } from "@saywhere/validators/accounts/second-factor";
import { focusOnMount } from "../../lib/form/focus-on-mount.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { useMe } from "../../lib/session/session.tsx";
import styles from "./account.module.css";

interface ConfirmWithPasswordFormProps {
  submitLabel: string;
  onSubmit(input: { password: string }): Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

/** Asks for the password before a change of what the account is protected by. */
export function ConfirmWithPasswordForm({ submitLabel, onSubmit, onCancel }: ConfirmWithPasswordFormProps) {
  const { email } = useMe();
  const form = useEntityForm({ schema: ownPasswordInput, initialValues: { password: "" } });
  const { formRef, submit, pending, errors } = useFormSubmit(form, onSubmit, () => {});
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      <input type="email" name="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <SecretInput
        {...form.getInputProps("password")}
        label="Your password"
        name="password"
        autoComplete="current-password"
        ref={focusOnMount}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={pending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
