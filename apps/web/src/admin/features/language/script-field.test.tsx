import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderBlock } from "../../testing/render-block.tsx";
import { ScriptField } from "./script-field.tsx";

function Field() {
  const [script, setScript] = useState<string>();
  return (
    <>
      <ScriptField code="el" value={script} onChange={setScript} />
      <button type="button">Next</button>
    </>
  );
}

test.each(["Tab", "Enter"])(
  "takes the code of the first script that matches a typed name by %s",
  async (key) => {
    const { user } = await renderBlock(Field);
    const field = screen.getByRole("combobox", { name: "Script" });
    await user.click(field);
    await user.keyboard(`devan{${key}}`);
    await waitFor(() => expect(field).toHaveValue("Deva"));
  },
);

test("keeps a typed code that no known script matches, and an emptied field", async () => {
  const { user } = await renderBlock(Field);
  const field = screen.getByRole("combobox", { name: "Script" });
  await user.click(field);
  await user.keyboard("Tibt{Tab}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Next" })).toHaveFocus());
  expect(field).toHaveValue("Tibt");
  await user.clear(field);
  await user.tab();
  await waitFor(() => expect(screen.getByRole("button", { name: "Next" })).toHaveFocus());
  expect(field).toHaveValue("");
});
