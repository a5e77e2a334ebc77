import { IconButton } from "@saywhere/ui/icon-button";
import { IconRotate, IconX } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./full-screen.module.css";
import { useScreenAwake } from "./use-screen-awake.ts";

interface FullScreenProps extends Omit<ComponentProps<"dialog">, "ref"> {
  ref: RefObject<HTMLDialogElement | null>;
  /** Accessible name of the dialog. */
  label: string;
  /** At the start of the bar. */
  status?: ReactNode;
  /** What the other person reads, and what turns for them. */
  children: ReactNode;
  /** Below it, for the one who holds the device. */
  controls?: ReactNode;
}

/** A dialog over the whole screen, which stays on, to show something to a person across a counter. */
export function FullScreen({ ref, label, status, children, controls, ...events }: FullScreenProps) {
  const [turned, setTurned] = useState(false);
  useScreenAwake();
  useEffect(() => ref.current?.showModal(), [ref]);
  // Outside of the caller's element, whose styles are not meant for it.
  return createPortal(
    <dialog ref={ref} className={styles.screen} aria-label={label} {...events}>
      <div className={styles.bar}>
        <div className={styles.status}>{status}</div>
        <IconButton
          label="Turn for the person opposite"
          pressed={turned}
          onClick={() => setTurned((before) => !before)}
        >
          <IconRotate aria-hidden />
        </IconButton>
        <IconButton label="Close" onClick={() => ref.current?.close()}>
          <IconX aria-hidden />
        </IconButton>
      </div>
      <div className={styles.face} data-turned={turned || undefined}>
        {children}
      </div>
      {controls}
    </dialog>,
    document.body,
  );
}
