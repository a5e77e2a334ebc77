import { createFileRoute } from "@tanstack/react-router";
import { CdnScreen } from "../../features/cdn/cdn-screen.tsx";
import { FileSection } from "../../features/stored-file/file-section.tsx";
import { documentTitle } from "../../lib/screen/document-title.ts";

export const Route = createFileRoute("/_shell/cdn")({
  head: () => documentTitle("CDN Management"),
  component: Cdn,
});

function Cdn() {
  return (
    <CdnScreen>
      <FileSection store="assets" />
      <FileSection store="media" />
    </CdnScreen>
  );
}
