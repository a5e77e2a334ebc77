import { TextInput } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { passkeyRegistrationInput, registerPasskeyInput } from "@saywhere/validators/accounts/passkey";
import { useState } from "react";
import { useTRPCClient } from "../../lib/api/trpc.ts";
import { focusOnMount } from "../../lib/form/focus-on-mount.ts";
import { useEntityForm } from "../../lib/form/use-entity-form.ts";
import { useFormSubmit } from "../../lib/form/use-form-submit.ts";
import { ErrorNotice } from "../../lib/screen/error-notice.tsx";
import { createPasskey, PasskeyNotUsed } from "../../lib/session/passkeys.ts";
import styles from "./account.module.css";

const input = registerPasskeyInput.pick({ name: true }).extend(passkeyRegistrationInput.shape);

interface AddPasskeyProps {
  onDone(): void;
  onCancel(): void;
}

/** Adds a passkey: its name and the user's password, and then what the browser asks for. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const client = useTRPCClient();
  const [unused, setUnused] = useState<string | null>(null);
  const form = useEntityForm({ schema: input, initialValues: { name: "", password: "" } });
  const add = async ({ name, password }: { name: string; password: string }) => {
    setUnused(null);
    const options = await client.passkey.registrationOptions.mutate({ password });
    try {
      await client.passkey.register.mutate({ name, ...(await createPasskey(options)) });
      onDone();
    } catch (error) {
      if (!(error instanceof PasskeyNotUsed)) throw error;
      setUnused(error.message);
    }
  };
  const { formRef, submit, pending, errors } = useFormSubmit(form, add, () => {});
  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      <ErrorNotice>{unused}</ErrorNotice>
      <TextInput
        {...form.getInputProps("name")}
        label="Name"
        description="A name to recognize it by, such as “Phone”."
        autoComplete="off"
        ref={focusOnMount}
      />
      <SecretInput
        {...form.getInputProps("password")}
        label="Your password"
        name="password"
        autoComplete="current-password"
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" pending={pending}>
          {pending ? "Adding..." : "Add passkey"}
        </Button>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
