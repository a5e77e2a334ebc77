import type { Plugin } from "vite";

const LINK = 'import { Link } from "./link.js";';

/**
 * Leaves the link component of TanStack Router, 2 kB, out of the scripts of public pages, whose links are plain anchors
 * (`docs/decisions/plain-links.md`): every route has it as a property, so that a bundler cannot know that none uses it.
 */
export function withoutRouterLink(): Plugin {
  return {
    name: "without-router-link",
    apply: "build",
    transform: {
      filter: { id: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/ },
      handler(code) {
        if (!code.includes(LINK))
          this.error("The routes of the router import their link component in another way");
        return code.replace(LINK, "const Link = undefined;");
      },
    },
  };
}
