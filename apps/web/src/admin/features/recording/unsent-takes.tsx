import { Button } from "@saywhere/ui/button";
import { Notice } from "@saywhere/ui/notice";
import type { RecordingQueue } from "@saywhere/validators/content/recording-queue";
import type { Take } from "./takes/take.ts";

interface UnsentTakesProps {
  queue: RecordingQueue["items"];
  takes: ReadonlyMap<number, Take>;
  /** The translation that is shown; its take has buttons of its own. */
  current: number | undefined;
  onOpen(index: number): void;
}

/** Recordings of other phrases that are not stored: the way back to each. */
export function UnsentTakes({ queue, takes, current, onOpen }: UnsentTakesProps) {
  const unsent = queue
    .map(({ id, english }, index) => ({ id, english, index, take: takes.get(id) }))
    .filter(({ id, take }) => take && take.step !== "sending" && id !== current);
  if (unsent.length === 0) return null;
  return (
    <Notice tone="caution" title="Not saved yet" role="status">
      <ul className="rec-unsent">
        {unsent.map(({ id, english, index, take }) => (
          <li key={id}>
            <Button variant="quiet" size="sm" onClick={() => onOpen(index)}>
              {english}
            </Button>{" "}
            {take?.message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
