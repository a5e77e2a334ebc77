import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderBlock } from "../../../testing/render-block.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

function Editor() {
  const [text, setText] = useState("");
  return <MarkdownEditor value={text} onChange={setText} readOnly={false} beginsHere />;
}

/** The mark that a new item begins with is typed here: the editor writes it for keys of a real keyboard alone. */
test.each([
  ["- one{Enter}- {Enter}After", "- one\nAfter"],
  ["1. one{Enter}2. {Enter}After", "1. one\nAfter"],
  // A bracket that is typed is doubled, since a single one begins the name of a key.
  ["- [[x] done{Enter}- [[ ] {Enter}After", "- [x] done\nAfter"],
  ["- one{Enter}- two{Enter}After", "- one\n- two\nAfter"],
])("Enter in an item without text ends the list: %s", async (keys, text) => {
  const { user } = await renderBlock(Editor);
  await user.type(screen.getByRole("textbox", { name: "Markdown" }), keys);
  expect(screen.getByRole("textbox", { name: "Markdown" })).toHaveValue(text);
});
