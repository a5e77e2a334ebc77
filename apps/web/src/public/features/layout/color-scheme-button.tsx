import { COLOR_SCHEMES, setColorScheme, useColorScheme } from "../../lib/color-scheme.ts";
import styles from "./site-footer.module.css";

const LABELS = { auto: "system", light: "light", dark: "dark" };

/** Cycles through the color schemes: device setting, light, dark. */
export function ColorSchemeButton() {
  const scheme = useColorScheme();
  const next = COLOR_SCHEMES[(COLOR_SCHEMES.indexOf(scheme) + 1) % COLOR_SCHEMES.length] ?? "auto";
  const text = `Theme: ${LABELS[scheme]}`;
  return (
    <button
      type="button"
      className={styles.scheme}
      aria-label={`${text}. Switch to ${LABELS[next]}`}
      onClick={() => setColorScheme(next)}
    >
      {text}
    </button>
  );
}
