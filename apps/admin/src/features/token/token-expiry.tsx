import { When } from "../../lib/when.tsx";
import styles from "./token.module.css";

export function TokenExpiry({ at }: { at: string | null }) {
  if (at === null) return "Never";
  const over = new Date(at).getTime() <= Date.now();
  return (
    <span className={over ? styles.expired : undefined}>
      {over && "Expired "}
      <When at={at} />
    </span>
  );
}
