import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A field for a password, which can be looked at; the eye is in reach of the keyboard. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      // Mantine says of every field but this one that it is at fault.
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": "Show password", tabIndex: 0 }}
      {...props}
    />
  );
}
