import type { ComponentProps } from "react";
import styles from "./account-menu.module.css";

/** The initials of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word) => word?.match(/^./u)?.[0] ?? "",
  );
  return letters.join("").toLocaleUpperCase("en");
}

export function AccountButton({ name, ...rest }: ComponentProps<"button"> & { name: string }) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.target}
      aria-label={`Account: ${name}`}
      title={name}
      data-initials={initials(name)}
    />
  );
}
