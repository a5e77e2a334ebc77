import { TextInput, UnstyledButton } from "@mantine/core";
import { slugify } from "@saywhere/validators/addresses/slug";
import type { ReactNode } from "react";
import { conflictOf } from "../text/error-text.ts";
import styles from "./slug-field.module.css";

interface SlugFieldProps {
  /** What somebody chose; undefined as long as the address follows the name. */
  value: string | undefined;
  onChange(slug: string | undefined): void;
  error?: ReactNode;
  /** What the last save failed with: it may name a slug that is free. */
  refusal?: unknown;
  /** What the slug is made of: the name, the English text. */
  source: string;
  /** The record as it is stored, when it is being changed. */
  stored?: { slug: string; source: string };
  /** What stands before the slug on the site, such as "/languages/". */
  prefix: string;
}

/** The address of a record: it follows the name until somebody writes another one (specification §3, "Slug rule"). */
export function SlugField(props: SlugFieldProps) {
  const { value, onChange, error, refusal, source, stored, prefix } = props;
  const kept = stored && stored.source.trim() === source.trim() ? stored.slug : null;
  const slug = value ?? kept ?? slugify(source);
  const conflict = conflictOf(refusal);
  const suggestion = conflict?.reason === "duplicate" && conflict.field === "slug" && conflict.suggestion;
  return (
    <div>
      <TextInput
        label="Address"
        name="slug"
        value={slug}
        error={error}
        spellCheck={false}
        autoComplete="off"
        description={<AddressPreview prefix={prefix} slug={slug} stored={stored?.slug} />}
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
          {kept === null ? "Make it from the name again" : `Keep ${kept}`}
        </UnstyledButton>
      )}
    </div>
  );
}

function AddressPreview({ prefix, slug, stored }: { prefix: string; slug: string; stored?: string }) {
  if (slug === "") return "Made from the name; you can write another one.";
  return (
    <>
      On the site: <b className={styles.address}>{prefix + slug}</b>
      {stored !== undefined && stored !== slug && (
        <>
          . The old address <b className={styles.address}>{prefix + stored}</b> keeps leading here.
        </>
      )}
    </>
  );
}
