import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a button does not submit a form unless its type is submit", () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test("a pending button announces its state and ignores presses", () => {
  const press = vi.fn();
  const element = Button({ pending: true, onClick: press, type: "submit", children: "Updating..." });
  const event = { preventDefault: vi.fn() };
  element.props.onClick(event);
  expect(press).not.toHaveBeenCalled();
  expect(event.preventDefault).toHaveBeenCalled();
  expect(renderToStaticMarkup(element)).toMatch(/aria-busy="true" aria-disabled="true"/);
});
