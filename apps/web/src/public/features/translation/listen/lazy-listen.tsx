import { usePart } from "../../../lib/lazy/use-part.ts";
import styles from "./listen.module.css";
import type { ListenProps } from "./listen.tsx";

const load = () => import("./listen.tsx").then(({ Listen }) => Listen);

/** Reserves the space of the JavaScript-only player and fills it after the page has loaded. */
export function LazyListen(props: ListenProps) {
  const { part: Listen } = usePart(load);
  return <div className={styles.listen}>{Listen ? <Listen {...props} /> : null}</div>;
}
