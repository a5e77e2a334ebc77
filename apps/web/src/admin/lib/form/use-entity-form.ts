import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import type { z } from "zod";

export type EntityForm<Values, Output> = UseFormReturnType<Values, Output>;

interface EntityFormOptions<Values extends Record<string, unknown>, Output> {
  /** The schema of the input, from `@saywhere/validators`. */
  schema: z.ZodType<Output>;
  /** The initial values, with "" instead of null, as fields hold them. */
  initialValues: Values;
}

/**
 * A form that validates by the server's schema. `form.getInputProps("name")` connects a Mantine field. `FormDialog` saves
 * the output of the schema: texts trimmed, empty ones null.
 */
export function useEntityForm<Values extends Record<string, unknown>, Output>({
  schema,
  initialValues,
}: EntityFormOptions<Values, Output>): EntityForm<Values, Output> {
  const form = useForm<Values, Output>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    // Mantine calls this only with valid values.
    transformValues: (values) => schema.parse(values),
  });
  // Mantine stops comparing values once any field has a dirty flag, and list changes only remove flags. When asked for
  // by name, a field without a flag is compared.
  const isDirty: typeof form.isDirty = (path) =>
    form.isDirty(path) ||
    (path === undefined && Object.keys(form.getValues()).some((name) => form.isDirty(name)));
  return { ...form, isDirty };
}
