import { ButtonLink } from "@saywhere/ui/button";
import { createLink } from "@tanstack/react-router";

/** A link to another screen that looks like a button. */
export const RouterButtonLink = createLink(ButtonLink);
