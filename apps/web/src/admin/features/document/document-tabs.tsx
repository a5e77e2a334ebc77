import { Tabs } from "@mantine/core";
import { IconButton } from "@saywhere/ui/icon-button";
import IconArrowsMaximize from "@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs";
import IconArrowsMinimize from "@tabler/icons-react/dist/esm/icons/IconArrowsMinimize.mjs";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { LoadError } from "../../lib/screen/load-error.tsx";
import { Skeletons } from "../../lib/screen/skeletons.tsx";
import { useAccess } from "../../lib/session/access.ts";
import { useIsMobile } from "../../lib/use-is-mobile.ts";
import styles from "./document-dialog.module.css";
import type { OpenDocument } from "./use-document.ts";

export type DocumentTab = "preview" | "edit";

interface DocumentTabsProps {
  formRef: RefObject<HTMLFormElement | null>;
  document: OpenDocument;
  parts: MarkdownParts;
  tab: DocumentTab;
  onTab(tab: DocumentTab): void;
  /** The text is read-only while it is being saved. */
  saving: boolean;
  fullScreen: boolean;
  onFullScreen(full: boolean): void;
}

/** The preview and the editor of a document. */
export function DocumentTabs(props: DocumentTabsProps) {
  const { formRef, document, parts, tab, onTab, saving, fullScreen, onFullScreen } = props;
  const { form, tooLong } = document;
  const { canEditContent } = useAccess();
  const narrow = useIsMobile();
  const [edited, setEdited] = useState(tab === "edit");
  const { content } = form.getValues();

  // The retry and create buttons disappear when they are pressed, and lose the focus.
  const settled = parts.isSuccess || parts.isError;
  useEffect(() => {
    if (!settled) return;
    const { activeElement, body } = window.document;
    if (activeElement === body)
      formRef.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus();
  }, [formRef, settled]);

  if (tab === "edit" && !edited) setEdited(true);

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Tabs
        className={styles.tabs}
        value={tab}
        onChange={(value) => onTab(value as DocumentTab)}
        keepMountedMode="display-none"
      >
        <div className={styles.bar} data-no-print>
          <Tabs.List aria-label="Document">
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
            {canEditContent && <Tabs.Tab value="edit">Edit</Tabs.Tab>}
          </Tabs.List>
          {!narrow && (
            <IconButton
              label="Full screen"
              className={styles.fullScreen}
              pressed={fullScreen}
              onClick={() => onFullScreen(!fullScreen)}
            >
              {fullScreen ? (
                <IconArrowsMinimize size={20} aria-hidden="true" />
              ) : (
                <IconArrowsMaximize size={20} aria-hidden="true" />
              )}
            </IconButton>
          )}
        </div>
        <Tabs.Panel value="preview" className={styles.preview} tabIndex={0}>
          {tab === "preview" && (
            <WithParts parts={parts}>
              {({ MarkdownPreview }) => <MarkdownPreview source={content} />}
            </WithParts>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="edit" className={styles.edit}>
          {edited && (
            <WithParts parts={parts}>
              {({ MarkdownEditor }) => (
                <MarkdownEditor
                  value={content}
                  onChange={(value) => form.setFieldValue("content", value)}
                  error={tooLong ? undefined : form.errors["content"]}
                  readOnly={saving}
                  focusOnMount={document.origin?.recordId === null}
                />
              )}
            </WithParts>
          )}
        </Tabs.Panel>
      </Tabs>
    </form>
  );
}

interface WithPartsProps {
  parts: MarkdownParts;
  children(parts: NonNullable<MarkdownParts["data"]>): ReactNode;
}

function WithParts({ parts, children }: WithPartsProps) {
  if (parts.data) return children(parts.data);
  if (parts.error) {
    return <LoadError title="The editor could not be loaded." query={parts} />;
  }
  return <Skeletons className={styles.placeholder} sizes={[{}, {}, { height: "7rem" }]} />;
}

/** The Markdown preview and editor are large and used only by this dialog, so they are loaded when one opens. */
async function loadParts() {
  const [{ MarkdownEditor }, { MarkdownPreview }] = await Promise.all([
    import("./markdown/markdown-editor.tsx"),
    import("./markdown/markdown-preview.tsx"),
  ]);
  return { MarkdownEditor, MarkdownPreview };
}

export function useLazyMarkdown() {
  return useQuery({ queryKey: ["markdown-parts"], queryFn: loadParts });
}
type MarkdownParts = ReturnType<typeof useLazyMarkdown>;
