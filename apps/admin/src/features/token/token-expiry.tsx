import { When } from "../../lib/when.tsx";
import styles from "./token.module.css";

const isPast = (at: string) => new Date(at).getTime() <= Date.now();

export function TokenExpiry({ at }: { at: string | null }) {
  if (at === null) return "Never";
  const over = isPast(at);
  return (
    <span className={over ? styles.expired : undefined}>
      {over && "Expired "}
      <When at={at} />
    </span>
  );
}
