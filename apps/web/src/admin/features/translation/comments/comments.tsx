import { Button } from "@saywhere/ui/button";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { formatCount } from "../../../../shared/format-count.ts";
import { useLazyComponent } from "../../../lib/screen/use-lazy-component.ts";
import styles from "./comments.module.css";
import type { CommentDraft } from "./use-comment-draft.ts";

const loadThread = () => import("./comment-thread.tsx").then(({ CommentThread }) => CommentThread);

interface CommentsProps {
  translationId: number;
  openComments: number;
  draft: CommentDraft;
}

/** The comments on a translation, shown at once if some are open. */
export function Comments({ translationId, openComments, draft }: CommentsProps) {
  const [Thread, requestThread] = useLazyComponent(loadThread);
  const [shown, setShown] = useState(openComments > 0);
  const load = useEffectEvent(requestThread);
  useEffect(() => {
    if (shown) void load();
  }, [shown]);
  return (
    <section aria-label="Comments">
      <Button
        variant="quiet"
        className={styles.toggle}
        size="sm"
        icon={<IconMessage size={16} stroke={1.75} aria-hidden />}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {openComments > 0 ? formatCount(openComments, "open comment") : "Comments"}
      </Button>
      {shown && Thread && <Thread translationId={translationId} draft={draft} />}
    </section>
  );
}
