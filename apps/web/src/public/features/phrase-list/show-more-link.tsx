import { ButtonLink } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { isModifiedClick } from "../../lib/link-navigation.tsx";
import styles from "./phrase-results.module.css";

interface ShowMoreLinkProps {
  /** URL of the next page, for visitors without JavaScript and for opening in a tab. */
  href: string;
  pending: boolean;
  /** Resolves to whether the load succeeded. */
  load(): Promise<boolean>;
}

export function ShowMoreLink({ href, pending, load }: ShowMoreLinkProps) {
  const onClick = async (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (pending || (await load())) return;
    notify({
      title: "More phrases could not be loaded",
      message: "Check your connection and try again.",
      variant: "destructive",
    });
  };
  return (
    <div className={styles.more}>
      <ButtonLink
        href={href}
        rel="next"
        variant="outline"
        aria-busy={pending || undefined}
        onClick={(event) => void onClick(event)}
      >
        Show more
      </ButtonLink>
    </div>
  );
}

/**
 * Moves the focus to the first new card after "Show more": reading continues where it stopped, and the focus is not
 * lost when the button disappears after the last page.
 *
 * @param cards container of the cards, each of which is a link
 * @param count number of cards
 * @returns callback for a request for more cards
 */
export function useFocusNew(cards: RefObject<HTMLElement | null>, count: number): () => void {
  const askedAt = useRef<{ count: number; focused: Element | null } | null>(null);
  useLayoutEffect(() => {
    const asked = askedAt.current;
    if (!asked || count <= asked.count) return;
    askedAt.current = null;
    const { activeElement } = document;
    // Leaves the focus alone when the visitor has moved it in the meantime.
    if (activeElement !== asked.focused && activeElement !== document.body) return;
    cards.current?.querySelectorAll<HTMLElement>("li > a")[asked.count]?.focus({ preventScroll: true });
  }, [cards, count]);
  return () => {
    askedAt.current = { count, focused: document.activeElement };
  };
}
