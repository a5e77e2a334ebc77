import { DiscardDialog } from "@saywhere/ui/dialog/discard-dialog";
import { useEffect } from "react";
import type { LeaveGuard } from "./use-leave-guard.ts";

interface LeaveQuestionProps {
  guard: LeaveGuard;
  /** Whether everything unsaved is being saved: leaving does not take that back. */
  saving?: boolean;
}

const SAVING = {
  title: "Leave before your changes are saved?",
  text: "Your changes are being saved. If you leave now, you may not see whether that worked.",
  discard: "Leave now",
  keep: "Stay here",
};

/** The question of a leave guard, while it is asked; it is answered once a save that was under way has ended. */
export function LeaveQuestion({ guard, saving = false }: LeaveQuestionProps) {
  useEffect(() => {
    if (guard.asking) guard.leaveIfSaved();
  });
  if (!guard.asking) return null;
  return <DiscardDialog {...(saving && SAVING)} onKeep={guard.keep} onDiscard={guard.discard} />;
}
