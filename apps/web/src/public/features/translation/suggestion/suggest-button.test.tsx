import { toastStore } from "@saywhere/ui/toasts/notify";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { helloInFarsi } from "../../../testing/phrase-detail.ts";
import { SuggestButton } from "./suggest-button.tsx";

vi.mock("./open-suggestion-dialog.tsx", () => ({
  openSuggestionDialog: () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));

test.each([
  ["The form could not be opened", true],
  ["Suggestions need a connection", false],
])("says “%s” when its script does not load and the browser has a connection: %j", async (title, onLine) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  expectConsoleError(new RegExp(title));
  render(<SuggestButton detail={helloInFarsi} />);
  await userEvent.click(screen.getByRole("button", { name: "Suggest a correction" }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title, variant: "destructive" }));
});
