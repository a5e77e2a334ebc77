import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password field with a visibility toggle that the keyboard can reach. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      // Mantine marks every invalid field with this attribute except this one.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": "Show password", tabIndex: 0 }}
      {...props}
    />
  );
}
