import { EmptyState } from "@saywhere/ui/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ScreenHeader } from "../screen/screen-header.tsx";
import { useMe } from "./session.tsx";

interface AdministratorsOnlyProps {
  /** Title of the screen. */
  title: string;
  /** Completes "Only administrators can …": "invite people and change their roles". */
  what: string;
  /** Shown to administrators. */
  children: ReactNode;
}

/** A screen for administrators; other users see an explanation. The server checks the role itself. */
export function AdministratorsOnly({ title, what, children }: AdministratorsOnlyProps) {
  if (useMe().role === "administrator") return children;
  return (
    <>
      <ScreenHeader title={title} />
      <EmptyState
        title="Only administrators can open this page"
        action={<Link to="/">Go to the dashboard</Link>}
      >
        {`Only administrators can ${what}. Contact one to request a change.`}
      </EmptyState>
    </>
  );
}
