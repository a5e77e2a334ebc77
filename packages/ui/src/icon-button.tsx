import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The label, for screen readers and as a tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** For a toggle button, such as "saved". */
  pressed?: boolean;
}

/** A button with only an icon, large enough for touch. */
export function IconButton({ label, children, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {children}
    </button>
  );
}
