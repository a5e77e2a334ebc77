import type { CSSProperties } from "react";
import styles from "./category-dot.module.css";
import { categoryHue } from "./category-hue.ts";

/**
 * The style that hands a category's hue to the stylesheet as `--sw-hue`.
 *
 * @param slug slug of the category
 */
export function categoryStyle(slug: string): CSSProperties {
  return { "--sw-hue": categoryHue(slug) } as CSSProperties;
}

/** A category's dot of colour. It only repeats what the words beside it say, so readers skip it. */
export function CategoryDot({ slug }: { slug: string }) {
  return <span className={styles.dot} style={categoryStyle(slug)} aria-hidden="true" />;
}
