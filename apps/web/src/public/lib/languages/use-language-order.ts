import { useState } from "react";
import type { groupByRegion as GroupByRegion } from "./group-by-region.ts";

/** How a list of languages is ordered: by English name, or by parts of the world. */
export type LanguageOrder = "name" | "region";

/**
 * The chosen order of a list of languages. The regions are loaded when they are chosen.
 *
 * @returns the order, the function that groups languages by region where that is chosen, and the setter of the order
 */
export function useLanguageOrder() {
  const [order, setOrder] = useState<LanguageOrder>("name");
  const [loaded, setLoaded] = useState<typeof GroupByRegion | null>(null);
  const choose = (chosen: LanguageOrder) => {
    setOrder(chosen);
    if (chosen === "name" || loaded) return;
    import("./group-by-region.ts").then(
      ({ groupByRegion }) => setLoaded(() => groupByRegion),
      (reason: unknown) => {
        console.error("The regions did not load", reason);
        setOrder("name");
      },
    );
  };
  return { order, groupByRegion: order === "region" ? loaded : null, choose };
}
