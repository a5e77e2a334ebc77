import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./button.module.css";

interface ButtonLook {
  variant?: "primary" | "outline" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
  /** An icon before the label. */
  icon?: ReactNode;
  children: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** Whether an action is pending: the button announces it, keeps its size and ignores further presses. */
  pending?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  href: string;
}

function classes(look: Partial<ButtonLook>, className: string | undefined): string {
  // The medium size has no class of its own.
  const size = look.size && look.size !== "md" ? styles[look.size] : undefined;
  return [styles.button, styles[look.variant ?? "primary"], size, className].filter(Boolean).join(" ");
}

/** A button. `type` defaults to `button`, so that it does not submit a form by accident. */
export function Button({
  variant,
  size,
  icon,
  pending = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes({ variant, size }, className)}>
      {icon}
      {children}
    </a>
  );
}
