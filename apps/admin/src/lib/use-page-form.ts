import { schemaResolver, useForm } from "@mantine/form";
import { issueErrors } from "./error-text.ts";

type FormSchema = Parameters<typeof schemaResolver>[0];

/**
 * A form that is part of a page, of texts alone: checked with the rules of the wire contract, with the server's
 * faults beside their fields and the focus on the first one.
 *
 * @param schema the same rules as the server's
 * @param initialValues what the fields hold at first
 */
export function usePageForm<Values extends Record<string, string>>(
  schema: FormSchema,
  initialValues: Values,
) {
  const form = useForm<Record<string, string>>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
  });
  const focusFirst = (errors: object) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  return {
    values: form.values as Values,
    isDirty: () => form.isDirty(),
    reset: form.reset,
    /** New initial values; what was typed into other fields stays. */
    rebase(values: Values) {
      const typed = Object.keys(values).filter((name) => form.isDirty(name));
      const kept = Object.fromEntries(typed.map((name) => [name, form.values[name] as string]));
      form.setInitialValues(values);
      form.setValues({ ...values, ...kept });
    },
    /** What a field takes: `<TextInput {...field("name")} />`. */
    field: (name: keyof Values & string) => ({ ...form.getInputProps(name), name }),
    onSubmit: (save: (values: Values) => void) =>
      form.onSubmit((values) => save(values as Values), focusFirst),
    /** Puts the faults that the server found beside their fields. */
    showIssues(error: unknown) {
      const errors = issueErrors(error);
      form.setErrors(errors);
      focusFirst(errors);
    },
  };
}
