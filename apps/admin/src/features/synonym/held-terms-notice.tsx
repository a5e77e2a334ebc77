import { Notice } from "@saywhere/ui/notice";
import type { SynonymGroup } from "@saywhere/validators/synonym";
import { groupName } from "./group-name.ts";

/** Says that terms which are typed are in a group already, and what becomes of them. */
export function HeldTermsNotice({ holders }: { holders: SynonymGroup[] }) {
  const [only] = holders;
  return (
    // What is said here changes while the field above has the focus.
    <div role="status">
      {only && holders.length === 1 && (
        <Notice tone="info">
          There is a group “{groupName(only)}” already. What you enter is added to it.
        </Notice>
      )}
      {holders.length > 1 && (
        <Notice tone="caution">
          These terms are in several groups: {holders.map((group) => `“${groupName(group)}”`).join(" and ")}.
          To make one of them, delete the other group first.
        </Notice>
      )}
    </div>
  );
}
