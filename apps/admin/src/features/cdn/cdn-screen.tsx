import { AdministratorsOnly } from "../../lib/administrators-only.tsx";
import { ScreenHead } from "../../lib/screen-head.tsx";
import { FileSection } from "../stored-file/file-section.tsx";

export function CdnScreen() {
  return (
    <AdministratorsOnly title="CDN Management" what="deploy the static site and keep its files">
      <ScreenHead title="CDN Management" />
      <FileSection store="assets" />
      <FileSection store="media" />
    </AdministratorsOnly>
  );
}
