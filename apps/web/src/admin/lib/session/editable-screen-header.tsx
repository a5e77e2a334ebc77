import type { ReactNode } from "react";
import { ScreenHeader, type ScreenHeadProps } from "../screen/screen-header.tsx";
import { useReadOnlyReason } from "./access.ts";

interface EditableScreenHeaderProps extends Omit<ScreenHeadProps, "subtitle"> {
  subtitle?: string;
  /** Buttons that change content, such as "Add Language". */
  editActions?: ReactNode;
}

/** The header of a screen with content; users who may not change the content see the reason instead of the buttons. */
export function EditableScreenHeader({
  subtitle,
  actions,
  editActions,
  ...props
}: EditableScreenHeaderProps) {
  const reason = useReadOnlyReason();
  return (
    <ScreenHeader
      {...props}
      subtitle={reason === null ? subtitle : `${asSentence(subtitle)}${reason}`}
      actions={
        reason === null ? (
          <>
            {actions}
            {editActions}
          </>
        ) : (
          actions
        )
      }
    />
  );
}

/** A subtitle before another sentence: most of them have no full stop. */
function asSentence(subtitle: string | undefined): string {
  if (!subtitle) return "";
  return /[.!?]$/.test(subtitle) ? `${subtitle} ` : `${subtitle}. `;
}
