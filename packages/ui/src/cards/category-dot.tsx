import type { CSSProperties } from "react";
import styles from "./category-dot.module.css";
import { categoryHue } from "./category-hue.ts";

/**
 * Returns the style that passes a category's hue to the stylesheet as `--sw-hue`.
 *
 * @param slug slug of the category
 */
export function categoryStyle(slug: string): CSSProperties {
  return { "--sw-hue": categoryHue(slug) } as CSSProperties;
}

/** The colored dot of a category. It only repeats the label next to it, so screen readers skip it. */
export function CategoryDot({ slug }: { slug: string }) {
  return <span className={styles.dot} style={categoryStyle(slug)} aria-hidden="true" />;
}
