import { TextInput, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./base-slug-field.module.css";

export interface BaseSlugFieldProps {
  /** The slug that an editor typed; undefined while the slug follows the name. */
  value: string | undefined;
  onChange(slug: string | undefined): void;
  error?: ReactNode;
  /** An available slug, after a save failed because another record has the requested one. */
  suggestion?: string | undefined;
  /** The slug derived from the name. */
  generated: string;
  /** The stored slug, if the name from which it was derived is unchanged. */
  kept: string | null;
  /** The stored slug of the record being edited. */
  stored?: string | undefined;
  /** The path before the slug on the site, such as "/languages/". */
  prefix: string;
  /** The name of another record that formerly had the slug, to which links with it lead until this one takes it. */
  redirectTarget?: string | undefined;
}

/** The slug of a record: it follows the name until an editor types another one (specification §3, "Slug rule"). */
export function BaseSlugField(props: BaseSlugFieldProps) {
  const { value, onChange, error, suggestion, generated, kept, stored, prefix, redirectTarget } = props;
  const slug = value ?? kept ?? generated;
  return (
    <div>
      <TextInput
        label="Slug"
        name="slug"
        value={slug}
        error={error}
        spellCheck={false}
        autoComplete="off"
        description={
          <>
            <PathPreview prefix={prefix} slug={slug} stored={stored} />{" "}
            {/* Always there, so that a screen reader announces what appears in it. */}
            <span className={styles.redirect} aria-live="polite">
              {redirectTarget !== undefined &&
                `Old links to this slug lead to “${redirectTarget}”. If you use it, they will lead here.`}
            </span>
          </>
        }
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => value === "" && onChange(undefined)}
      />
      {suggestion && suggestion !== slug && (
        <UnstyledButton className={styles.choice} onClick={() => onChange(suggestion)}>
          Use {suggestion}
        </UnstyledButton>
      )}
      {value !== undefined && (
        <UnstyledButton className={styles.choice} onClick={() => onChange(undefined)}>
          {kept === null ? "Generate from the name" : `Keep ${kept}`}
        </UnstyledButton>
      )}
    </div>
  );
}

function PathPreview({
  prefix,
  slug,
  stored,
}: Pick<BaseSlugFieldProps, "prefix" | "stored"> & { slug: string }) {
  if (slug === "") return "Generated from the name; you can change it.";
  return (
    <>
      On the site: <b className={styles.path}>{prefix + slug}</b>
      {stored !== undefined && stored !== slug && (
        <>
          . The old path <b className={styles.path}>{prefix + stored}</b> will redirect here.
        </>
      )}
    </>
  );
}
