import { DOCUMENT_LENGTH } from "@saywhere/validators/tasks/document";
import MDEditor from "@uiw/react-md-editor/nohighlight";
import { type ReactNode, useId } from "react";
import { EDITOR_COMMANDS } from "./editor-commands.tsx";
import { exitEmptyListItem } from "./exit-empty-list-item.ts";
import styles from "./markdown-editor.module.css";

interface MarkdownEditorProps {
  value: string;
  onChange(value: string): void;
  /** Error of the text, besides its length. */
  error?: ReactNode;
  readOnly: boolean;
  /** Whether the text gets the focus on mount. */
  beginsHere: boolean;
}

/** The Markdown editor. Tab leaves it, as it leaves every field. */
export function MarkdownEditor({ value, onChange, error, readOnly, beginsHere }: MarkdownEditorProps) {
  const id = useId();
  const excess = value.normalize("NFC").length - DOCUMENT_LENGTH;
  const wrong = excess > 0 || Boolean(error);
  return (
    <>
      <MDEditor
        className={styles.editor}
        value={value}
        onChange={(text) => onChange(text ?? "")}
        preview="edit"
        height="100%"
        visibleDragbar={false}
        // md-editor would otherwise undo the dialog's scroll lock of the page behind it.
        overflow={false}
        defaultTabEnable
        onKeyDownCapture={exitEmptyListItem}
        commands={EDITOR_COMMANDS}
        extraCommands={[]}
        textareaProps={{
          "aria-label": "Markdown",
          "aria-describedby": wrong ? `${id}-error ${id}-hint` : `${id}-hint`,
          "aria-invalid": wrong || undefined,
          spellCheck: true,
          readOnly,
          autoFocus: beginsHere,
        }}
      />
      <div className={styles.foot}>
        {wrong && (
          <p id={`${id}-error`} className={styles.error}>
            {excess > 0 ? <TooLong excess={excess} /> : <span role="alert">{error}</span>}
          </p>
        )}
        <p id={`${id}-hint`} className={styles.hint}>
          Ctrl+S saves, Tab leaves the text.
        </p>
      </div>
    </>
  );
}

/** The number changes with each key: only the fact that the text is too long is announced. */
function TooLong({ excess }: { excess: number }) {
  const most = DOCUMENT_LENGTH.toLocaleString("en");
  return (
    <>
      <strong role="alert">This document is too long to be saved.</strong> It has{" "}
      {(DOCUMENT_LENGTH + excess).toLocaleString("en")} characters, {excess.toLocaleString("en")} more than
      the {most} that can be kept.
    </>
  );
}
