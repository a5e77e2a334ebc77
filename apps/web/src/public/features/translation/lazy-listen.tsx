import { usePart } from "../../lib/lazy/use-part.ts";
import styles from "../../lib/sound/listen.module.css";
import type { ListenProps } from "../../lib/sound/listen.tsx";

const load = () => import("../../lib/sound/listen.tsx").then(({ Listen }) => Listen);

/** Reserves the space of the JavaScript-only player and fills it after the page has loaded. */
export function LazyListen(props: ListenProps) {
  const { part: Listen } = usePart(load);
  return <div className={styles.listen}>{Listen ? <Listen {...props} /> : null}</div>;
}
