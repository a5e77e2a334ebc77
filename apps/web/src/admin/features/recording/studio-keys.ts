import { useWindowEvent } from "@mantine/hooks";
import { MAIN_ID } from "@saywhere/ui/skip-link";
import type { Studio } from "./use-studio.ts";

/** Elements that use the keys themselves. */
const CONTROLS = "button, a, input, select, textarea, audio, [role=combobox], [role=option]";

/**
 * The keys of the studio: Space starts and stops, Enter keeps and goes on, R records again, the arrow keys move, and
 * Escape leaves. They work while the focus is in the screen and not in a control; a letter does not work without focus
 * (WCAG 2.2, 2.1.4).
 */
export function useStudioKeys(studio: Studio, leave: () => void): void {
  useWindowEvent("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const act = actionOf(event.key, studio, leave);
    if (!act || !isForStudio(event.key, event.target as Element)) return;
    event.preventDefault();
    act();
  });
}

function isForStudio(key: string, target: Element): boolean {
  if (target === document.body) return key.length > 1 || key === " ";
  if (!document.getElementById(MAIN_ID)?.contains(target)) return false;
  // It closes the options of a field first.
  if (key === "Escape") return !target.matches('[aria-expanded="true"]');
  // The ends of the recording move by arrow keys.
  if (target.closest("[role=slider]")) return !key.startsWith("Arrow");
  return target.closest(CONTROLS) === null;
}

function actionOf(key: string, studio: Studio, leave: () => void): (() => void) | undefined {
  const { step, record, stop, cancel, togglePlaying, keep, move } = studio;
  const isRecording = step === "recording";
  switch (key) {
    case " ":
      return isRecording ? stop : step === "review" ? togglePlaying : record;
    case "Enter":
      return isRecording ? stop : step === "review" ? keep : () => move(1);
    case "r":
    case "R":
      return isRecording ? undefined : record;
    case "ArrowRight":
    case "ArrowDown":
      return () => move(1);
    case "ArrowLeft":
    case "ArrowUp":
      return () => move(-1);
    case "Escape":
      return isRecording ? cancel : leave;
    default:
      return undefined;
  }
}
