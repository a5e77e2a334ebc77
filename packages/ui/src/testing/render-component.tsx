import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SaywhereProvider } from "../theme/provider.tsx";

/** Renders a Mantine component below a screen heading, which receives the focus as the fallback. */
export function renderComponent(Component: () => ReactNode) {
  // Browser APIs that Mantine needs and jsdom lacks.
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
