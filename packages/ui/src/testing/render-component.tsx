import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SaywhereProvider } from "../theme/provider.tsx";

// What jsdom leaves out and Mantine asks for.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Shows a component that uses Mantine below a screen's heading, which gets the focus that nothing else has. */
export function renderComponent(Component: () => ReactNode) {
  window.ResizeObserver = NoResizeObserver;
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as unknown as MediaQueryList;
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  render(
    <SaywhereProvider env="test">
      <h1 tabIndex={-1}>The screen</h1>
      <Component />
    </SaywhereProvider>,
  );
  return { user: userEvent.setup() };
}
