import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import type { RecordingQueue } from "@saywhere/validators/content/recording-queue";
import { Fragment } from "react";
import { StatusTag } from "../../lib/screen/status-tag.tsx";
import type { Take } from "./takes/take.ts";

interface UnsentTakesProps {
  queue: RecordingQueue["items"];
  takes: ReadonlyMap<number, Take>;
  /** The translation that is shown; its take has buttons of its own. */
  current: number | undefined;
  onOpen(index: number): void;
}

/** Recordings of other phrases that are not stored: the way back to each, and once why they are not. */
export function UnsentTakes({ queue, takes, current, onOpen }: UnsentTakesProps) {
  const unsent = queue.flatMap(({ id, english }, index) => {
    const take = takes.get(id);
    return take && take.step !== "sending" && id !== current ? [{ id, english, index, ...take }] : [];
  });
  if (unsent.length === 0) return null;
  // Most often one outage is the reason of all.
  const byReason = Map.groupBy(unsent, ({ message }) => message);
  return (
    <Notice tone="caution" title="Not saved yet" role="status">
      {[...byReason].map(([reason, ofReason]) => (
        <Fragment key={reason ?? ""}>
          {reason && <p>{reason}</p>}
          <ul className="rec-unsent">
            {ofReason.map(({ id, english, index, step }) => (
              <li key={id}>
                <Button variant="quiet" size="sm" onClick={() => onOpen(index)}>
                  {english}
                </Button>{" "}
                {step === "failed" && <StatusTag tone="danger">Failed</StatusTag>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Notice>
  );
}
