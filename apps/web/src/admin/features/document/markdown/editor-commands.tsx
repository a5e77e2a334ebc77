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
import { commands, type ICommand } from "@uiw/react-md-editor/nohighlight";

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
export const EDITOR_COMMANDS: ICommand[] = [
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
