import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsOf } from "../../../testing/api.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test.each([
  ["/people", "People", "people.list"],
  ["/settings", "Settings", "settings.stored"],
  ["/tokens", "API tokens", "token.list"],
  ["/webhooks", "Webhooks", "webhook.list"],
])(
  "shows editors that %s is for administrators, without a request to the server",
  async (path, title, call) => {
    await renderAdmin(path);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText("Only administrators can open this page")).toBeInTheDocument();
    expect(callsOf(call)).toEqual([]);
  },
);
