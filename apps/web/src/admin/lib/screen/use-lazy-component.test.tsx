import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { renderBlock } from "../../testing/render-block.tsx";
import { expectToast } from "../../testing/toast.ts";
import { useLazyComponent } from "./use-lazy-component.ts";

test("keeps the screen and reports an error if a component cannot be loaded, and tries again on the next use", async () => {
  const load = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValueOnce(() => <p>The menu</p>);
  const { user } = await renderBlock(() => {
    const [Menu, request] = useLazyComponent(load);
    return Menu ? (
      <Menu />
    ) : (
      <button type="button" onClick={() => void request()}>
        Open
      </button>
    );
  });
  const button = await screen.findByRole("button", { name: "Open" });
  await user.click(button);
  await expectToast("A part of the page could not be loaded. Check your connection and try again.");
  await user.click(button);
  expect(await screen.findByText("The menu")).toBeInTheDocument();
});
