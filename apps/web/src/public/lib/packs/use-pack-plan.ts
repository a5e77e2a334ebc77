import { useEffect, useState } from "react";
import type { PackLanguage } from "./keep-pack.ts";
import { type PackPlan, planPack } from "./plan-pack.ts";

/** What the pack of a language consists of; null until that is read, and "failed" when the site does not respond. */
export function usePackPlan(language: PackLanguage): PackPlan | "failed" | null {
  const [plan, setPlan] = useState<PackPlan | "failed" | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    planPack(language, controller.signal).then(setPlan, () => {
      if (!controller.signal.aborted) setPlan("failed");
    });
    return () => controller.abort();
  }, [language]);
  return plan;
}
