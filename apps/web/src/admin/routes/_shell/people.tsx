import { createFileRoute } from "@tanstack/react-router";
import { PeopleScreen } from "../../features/people/people-screen.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/people")({
  head: () => documentTitle("People"),
  component: PeopleScreen,
});
