import { Textarea } from "@mantine/core";
import { Button } from "@saywhere/ui/button";
import { isComposing } from "@saywhere/ui/form/is-composing";
import { isControlEnter } from "@saywhere/ui/form/submit-on-control-enter";
import { COMMENT_LENGTH } from "@saywhere/validators/comments/comment";
import { skipToken, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isApiError } from "../../../../shared/api-error.ts";
import { useTRPC } from "../../../lib/api/trpc.ts";
import { useMe } from "../../../lib/session/session.tsx";
import { errorText } from "../../../lib/text/error-text.ts";
import styles from "./comment-thread.module.css";
import type { CommentDraft } from "./use-comment-draft.ts";

/** The name that is typed after an @ before the caret, of one or two words. */
const MENTION = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u;
const MAX_SHOWN = 6;

/** The field of a comment, with a list of people after an @. Ctrl+Enter sends the comment and not the surrounding form. */
export function CommentField({ label, draft }: { label: string; draft: CommentDraft }) {
  const { form } = draft;
  const { id, text } = form.values;
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = id !== null;
  // Editing begins in the field; the one for new comments leaves the focus where it is.
  useEffect(() => {
    if (isEdit) field.current?.focus();
  }, [isEdit]);
  const mention = useMention(text);

  const send = async () => {
    setError(!isEdit && text.trim() === "" ? "Write a comment first" : null);
    try {
      await draft.save();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setError(errorText(failure));
    }
    field.current?.focus();
  };
  const choose = (person: { id: number; name: string }) => {
    const end = mention.start + person.name.length + 2;
    flushSync(() => {
      form.setValues({
        text: `${text.slice(0, mention.start)}@${person.name} ${text.slice(mention.caret)}`,
        mentions: [...new Set([...form.getValues().mentions, person.id])],
      });
      mention.close();
    });
    field.current?.setSelectionRange(end, end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    const person = mention.people[mention.active];
    if (person && (key === "Enter" || key === "Tab")) choose(person);
    else if (person && key === "Escape") mention.close();
    else if (person && key === "ArrowDown") mention.move(1);
    else if (person && key === "ArrowUp") mention.move(-1);
    else if (isControlEnter(event)) void send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.field}>
      <Textarea
        ref={field}
        label={label}
        description="Type @ to mention a person. Only people who sign in here see comments."
        autosize
        minRows={2}
        maxLength={COMMENT_LENGTH}
        dir="auto"
        value={text}
        readOnly={draft.pending}
        error={error}
        onChange={({ currentTarget }) => {
          form.setFieldValue("text", currentTarget.value);
          mention.follow(currentTarget.selectionStart);
        }}
        onBlur={mention.close}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        // Escape closes the list and not the dialog.
        {...(mention.people.length > 0 && {
          "aria-controls": mention.id,
          "aria-activedescendant": `${mention.id}-${mention.active}`,
          "data-mantine-stop-propagation": true,
        })}
      />
      {mention.people.length > 0 && (
        <div role="listbox" id={mention.id} aria-label="People" className={styles.people}>
          {mention.people.map((person, index) => (
            <div
              key={person.id}
              role="option"
              id={`${mention.id}-${index}`}
              aria-selected={index === mention.active}
              tabIndex={-1}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="outline"
          pending={draft.pending}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void send()}
        >
          {isEdit ? "Save comment" : "Add comment"}
        </Button>
        {isEdit && (
          <Button size="sm" variant="outline" onClick={() => draft.write(null)}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}

/** The people whose names match what is typed after an @ before the caret. */
function useMention(text: string) {
  const me = useMe();
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typed = caret === null ? undefined : MENTION.exec(text.slice(0, caret))?.[1];
  const { data = [] } = useQuery(useTRPC().people.names.queryOptions(typed === undefined ? skipToken : {}));
  const matches = ({ name }: { name: string }) =>
    ` ${name.toLowerCase()}`.includes(` ${typed?.toLowerCase()}`);
  const people =
    typed === undefined
      ? []
      : data.filter((person) => person.active && person.id !== me.id && matches(person)).slice(0, MAX_SHOWN);
  return {
    id,
    people,
    active,
    caret: caret ?? 0,
    /** Position of the @. */
    start: (caret ?? 0) - (typed?.length ?? 0) - 1,
    follow: (position: number) => {
      setCaret(position);
      setActive(0);
    },
    move: (by: number) => setActive((active + by + people.length) % people.length),
    close: () => setCaret(null),
  };
}
