import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, in words: for screen readers and as a tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** For a button that stays down, such as "saved". */
  pressed?: boolean;
}

/** A button that shows an icon alone, large enough for a thumb. */
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
