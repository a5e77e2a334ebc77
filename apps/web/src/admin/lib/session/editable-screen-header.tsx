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
      subtitle={reason === null ? subtitle : [subtitle, reason].filter(Boolean).join(" ")}
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
