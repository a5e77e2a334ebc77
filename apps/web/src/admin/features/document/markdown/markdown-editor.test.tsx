import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderBlock } from "../../../testing/render-block.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

function Editor() {
  const [text, setText] = useState("");
  return <MarkdownEditor value={text} onChange={setText} readOnly={false} focusOnMount />;
}

/** The marker of a new item is typed here: the editor inserts it only for keys of a real keyboard. */
test.each([
  ["- one{Enter}- {Enter}After", "- one\nAfter"],
  ["1. one{Enter}2. {Enter}After", "1. one\nAfter"],
  // A typed bracket is doubled, since a single one starts the name of a key.
  ["- [[x] done{Enter}- [[ ] {Enter}After", "- [x] done\nAfter"],
  ["- one{Enter}- two{Enter}After", "- one\n- two\nAfter"],
])("ends the list on Enter in an empty item: %s", async (keys, text) => {
  const { user } = await renderBlock(Editor);
  await user.type(screen.getByRole("textbox", { name: "Markdown" }), keys);
  expect(screen.getByRole("textbox", { name: "Markdown" })).toHaveValue(text);
});
