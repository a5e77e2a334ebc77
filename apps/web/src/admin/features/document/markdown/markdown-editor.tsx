import { isComposing } from "@saywhere/ui/form/is-composing";
import { DOCUMENT_LENGTH } from "@saywhere/validators/tasks/document";
import IconBlockquote from "@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs";
import IconBold from "@tabler/icons-react/dist/esm/icons/IconBold.mjs";
import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import IconH2 from "@tabler/icons-react/dist/esm/icons/IconH2.mjs";
import IconH3 from "@tabler/icons-react/dist/esm/icons/IconH3.mjs";
import IconItalic from "@tabler/icons-react/dist/esm/icons/IconItalic.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import IconListNumbers from "@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs";
import IconSourceCode from "@tabler/icons-react/dist/esm/icons/IconSourceCode.mjs";
import IconStrikethrough from "@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import MDEditor, { commands, type ICommand, TextAreaTextApi } from "@uiw/react-md-editor/nohighlight";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import styles from "./markdown-editor.module.css";

interface MarkdownEditorProps {
  value: string;
  onChange(value: string): void;
  /** Error of the text, besides its length. */
  error?: ReactNode;
  readOnly: boolean;
  /** Whether the text gets the focus on mount. */
  focusOnMount: boolean;
}

/** The Markdown editor. Tab leaves it, as it leaves every field. */
export function MarkdownEditor({ value, onChange, error, readOnly, focusOnMount }: MarkdownEditorProps) {
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
          autoFocus: focusOnMount,
        }}
      />
      <div className={styles.foot}>
        {wrong && (
          <p id={`${id}-error`} className={styles.error}>
            {excess > 0 ? <TooLong excess={excess} /> : <span role="alert">{error}</span>}
          </p>
        )}
        <p id={`${id}-hint`} className={styles.hint}>
          Ctrl+S to save, Tab to leave the editor.
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
      <strong role="alert">This document is too long to save.</strong> It has{" "}
      {(DOCUMENT_LENGTH + excess).toLocaleString("en")} characters, {excess.toLocaleString("en")} over the
      limit of {most}.
    </>
  );
}

type Icon = typeof IconBold;

/** A command of md-editor with our label and icon, and with a keyboard shortcut only when `key` names one. */
function named({ shortcuts: _, ...command }: ICommand, name: string, Icon: Icon, key?: string): ICommand {
  return {
    ...command,
    icon: <Icon size={18} stroke={1.75} aria-hidden="true" />,
    ...(key && { shortcuts: `ctrlcmd+${key.toLowerCase()}` }),
    buttonProps: {
      "aria-label": name,
      title: key ? `${name} (Ctrl+${key})` : name,
      ...(key && { "aria-keyshortcuts": `Control+${key}` }),
    },
  };
}

/** Commands of the editor's toolbar. */
const EDITOR_COMMANDS: ICommand[] = [
  named(commands.heading2, "Heading", IconH2),
  named(commands.heading3, "Smaller heading", IconH3),
  commands.divider,
  named(commands.bold, "Bold", IconBold, "B"),
  named(commands.italic, "Italic", IconItalic, "I"),
  named(commands.strikethrough, "Strikethrough", IconStrikethrough),
  named(commands.link, "Link", IconLink, "K"),
  named(commands.code, "Code", IconCode),
  commands.divider,
  named(commands.unorderedListCommand, "Bulleted list", IconList),
  named(commands.orderedListCommand, "Numbered list", IconListNumbers),
  named(commands.checkedListCommand, "Task list", IconListCheck),
  commands.divider,
  named(commands.quote, "Quote", IconBlockquote),
  named(commands.codeBlock, "Code block", IconSourceCode),
  named(commands.table, "Table", IconTable),
];

const EMPTY_ITEM = /^(?:[-*]|\d+\.)\s(?:\[[ xX]\]\s?)?$/;

/**
 * Ends a list: Enter in an empty item removes its marker, where the editor by itself would add one item after the
 * other. Must be called before the editor handles the key.
 */
function exitEmptyListItem(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target } = event;
  if (key !== "Enter" || shiftKey || isComposing(event)) return;
  if (!(target instanceof HTMLTextAreaElement) || target.readOnly) return;
  const { value, selectionStart, selectionEnd } = target;
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const isAtEndOfLine = selectionEnd === value.length || value[selectionEnd] === "\n";
  if (!isAtEndOfLine || !EMPTY_ITEM.test(value.slice(start, selectionEnd))) return;
  event.preventDefault();
  event.stopPropagation();
  const text = new TextAreaTextApi(target);
  text.setSelectionRange({ start, end: selectionEnd });
  text.replaceSelection("");
}
