import { Notice } from "@saywhere/ui/notice";

/** Says what went wrong; nothing without a text. */
export function ErrorNotice({ children }: { children: string | null | undefined }) {
  if (!children) return null;
  return (
    <Notice tone="warning" role="alert">
      <p>{children}</p>
    </Notice>
  );
}
