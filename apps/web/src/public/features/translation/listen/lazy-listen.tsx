import { useEffect, useState } from "react";
import styles from "./listen.module.css";
import type { Listen as ListenComponent, ListenProps } from "./listen.tsx";

/** Reserves the space of the JavaScript-only player and fills it after the page has loaded. */
export function LazyListen(props: ListenProps) {
  const [Listen, setListen] = useState<typeof ListenComponent | null>(null);
  useEffect(() => {
    import("./listen.tsx").then(
      (part) => setListen(() => part.Listen),
      (reason: unknown) => console.error("The player did not load", reason),
    );
  }, []);
  return <div className={styles.listen}>{Listen ? <Listen {...props} /> : null}</div>;
}
