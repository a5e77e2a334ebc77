import { Button } from "@saywhere/ui/button";
import { EmptyState } from "@saywhere/ui/empty-state";
import type { ReactNode } from "react";
import { focusMain } from "./focus-main.ts";

interface NoMatchesProps {
  /** "languages" */
  of: string;
  typed: string;
  /** Empties the field that filters the list. */
  onShowAll(): void;
  /** What the visitor can do, in a sentence. */
  children: ReactNode;
}

/** Replaces a list in which nothing matches the typed text. */
export function NoMatches({ of, typed, onShowAll, children }: NoMatchesProps) {
  return (
    <EmptyState
      title={`No ${of} match “${typed.trim()}”`}
      action={
        <Button
          variant="outline"
          onClick={() => {
            focusMain();
            onShowAll();
          }}
        >
          Show all {of}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
