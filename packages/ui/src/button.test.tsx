import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a button submits nothing unless it is told to", () => {
  expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"');
});

test("a pending button says so and takes no press", () => {
  const press = vi.fn();
  const element = Button({ pending: true, onClick: press, type: "submit", children: "Updating..." });
  const event = { preventDefault: vi.fn() };
  element.props.onClick(event);
  expect(press).not.toHaveBeenCalled();
  expect(event.preventDefault).toHaveBeenCalled();
  expect(renderToStaticMarkup(element)).toMatch(/aria-busy="true" aria-disabled="true"/);
});
