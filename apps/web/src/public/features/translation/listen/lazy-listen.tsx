import { useEffect, useState } from "react";
import styles from "./listen.module.css";
import type { Listen as ListenComponent, ListenProps } from "./listen.tsx";

/** Keeps the place of what only works with scripts, and fills it once the page is there. */
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
