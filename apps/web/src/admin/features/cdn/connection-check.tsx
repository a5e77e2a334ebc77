import { Stack } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { FormErrors } from "@saywhere/ui/form/form-errors";
import type { ConnectionTest } from "@saywhere/validators/cdn/storage-configuration";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconPlugConnected from "@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs";
import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import { errorText } from "../../lib/text/error-text.ts";
import styles from "./connection-check.module.css";

type StoreResult = ConnectionTest["stores"][number];

const DONE = { write: "written", read: "read", list: "listed", remove: "removed" } as const;
// Without a comma before "and".
const list = new Intl.ListFormat("en-GB");

/** In a low window the result starts below the visible part of the dialog. */
const bringIntoSight = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: "nearest" });

/** Tests whether objects can be written, read, listed and removed, and shows the result. */
export function ConnectionCheck() {
  const test = useMutation(useTRPC().storage.test.mutationOptions());
  return (
    <Stack component="section" aria-label="Connection">
      <div className={styles.ask}>
        <Button
          variant="outline"
          size="sm"
          pending={test.isPending}
          icon={<IconPlugConnected stroke={1.75} aria-hidden />}
          onClick={() => test.mutate({})}
        >
          {test.isPending ? "Testing..." : "Test connection"}
        </Button>
        <p>Writes, reads, lists and removes a test file in each location.</p>
      </div>
      <FormErrors errors={test.error ? [errorText(test.error)] : []} />
      <div role="status">
        {test.data && (
          <div ref={bringIntoSight} className={styles.outcome}>
            <p className={styles.verdict}>
              {test.data.success ? "The connection works." : "The connection has problems."}
            </p>
            <ul className={styles.stores}>
              {test.data.stores.map((result) => (
                <StoreLine key={result.store} result={result} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Stack>
  );
}

function StoreLine({ result: { store, name, passed, problem } }: { result: StoreResult }) {
  return (
    <li className={styles.store} data-problem={problem !== null || undefined}>
      {problem === null ? (
        <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      )}
      <div>
        <p>
          <strong>{STORE_NAMES[store]}</strong> <span className={styles.name}>{name}</span>
        </p>
        <p className={styles.steps}>
          {passed.length > 0
            ? `A file was ${list.format(passed.map((step) => DONE[step]))}.`
            : "No file could be written."}
        </p>
        {problem !== null && <p>{problem}</p>}
      </div>
    </li>
  );
}

/** Labels of the stores. */
export const STORE_NAMES = { static: "Static site", assets: "Assets", media: "Media" } as const;
