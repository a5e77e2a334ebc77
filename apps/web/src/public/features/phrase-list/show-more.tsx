import { ButtonLink } from "@saywhere/ui/button";
import { notify } from "@saywhere/ui/toasts/notify";
import type { MouseEvent } from "react";
import { isModifiedClick } from "../../lib/is-modified-click.ts";
import styles from "./phrase-results.module.css";

interface ShowMoreProps {
  /** URL of the next page, for visitors without JavaScript and for opening in a tab. */
  href: string;
  pending: boolean;
  /** Resolves to whether the load succeeded. */
  load(): Promise<boolean>;
}

export function ShowMore({ href, pending, load }: ShowMoreProps) {
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
