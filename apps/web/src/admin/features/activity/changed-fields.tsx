import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../../lib/api/trpc.ts";
import type { ActivityEntry } from "../../lib/history/activity-sentence.ts";
import { FieldChanges } from "../../lib/history/field-changes.tsx";
import { isNativeField } from "../../lib/history/field-label.ts";
import { langAttributes } from "../../lib/language-attributes.ts";

/**
 * The changed fields of a record; native text has the script and direction of its language, unless that was deleted.
 */
export function ChangedFields({ change: { fields, language_id } }: { change: ActivityEntry["headline"] }) {
  const languages = useQuery({
    ...useTRPC().language.adminList.queryOptions({}),
    enabled: language_id !== null && fields.some(({ field }) => isNativeField(field)),
  });
  const language = languages.data?.find(({ id }) => id === language_id);
  return <FieldChanges fields={fields} native={language && langAttributes(language)} />;
}
