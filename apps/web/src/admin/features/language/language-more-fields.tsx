import { CollapsibleFields } from "@saywhere/ui/form/collapsible-fields";
import { TagsField } from "@saywhere/ui/form/tags-field";
import { SlugField } from "../../lib/form/slug-field.tsx";
import type { LanguageFieldsProps } from "./language-fields.tsx";
import { LANGUAGE_LABELS } from "./language-form.ts";
import { ScriptField } from "./script-field.tsx";

/** Fields that most languages leave at their defaults. */
export function LanguageMoreFields({ form, stored, refusal }: LanguageFieldsProps) {
  const { name, code, script, slug } = form.values;
  const faulty = ["script", "aliases", "slug"].some((field) => form.errors[field] !== undefined);
  return (
    <CollapsibleFields open={faulty}>
      <ScriptField
        code={code}
        value={script}
        error={form.errors["script"]}
        onChange={(chosen) => form.setFieldValue("script", chosen)}
      />
      <TagsField
        {...form.getInputProps("aliases")}
        label={LANGUAGE_LABELS.aliases}
        description="What else people search for it by. Enter or a comma ends a name."
        acceptValueOnBlur
        maxTags={50}
      />
      <SlugField
        prefix="/languages/"
        source={name}
        stored={stored && { slug: stored.slug, source: stored.name }}
        value={slug}
        error={form.errors["slug"]}
        refusal={refusal}
        onChange={(chosen) => form.setFieldValue("slug", chosen)}
      />
    </CollapsibleFields>
  );
}
