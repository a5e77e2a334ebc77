import type { PasswordInputProps } from "@mantine/core";
import { SecretInput } from "@saywhere/ui/form/secret-input";
import { PASSWORD_MIN_LENGTH } from "@saywhere/validators/accounts/password";

/** A field for a new password, which can be shown instead of typed twice. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <SecretInput
      description={`At least ${PASSWORD_MIN_LENGTH} characters. A few unrelated words are easy to remember.`}
      autoComplete="new-password"
      {...props}
    />
  );
}
