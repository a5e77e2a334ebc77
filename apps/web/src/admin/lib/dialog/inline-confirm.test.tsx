import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { InlineConfirm } from "./inline-confirm.tsx";

test("Cancel does nothing while the action runs, so that its error is shown", async () => {
  const user = userEvent.setup();
  const action = Promise.withResolvers<void>();
  render(
    <InlineConfirm
      label="Restore"
      question="Restore this state?"
      confirm="Yes, restore"
      pendingText="Restoring..."
      onConfirm={() => action.promise}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Restore" }));
  await user.click(screen.getByRole("button", { name: "Yes, restore" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  action.reject(new ApiFailure(503, "The database is not responding."));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("group")).toBeNull();
});
