import { schemaResolver, type UseFormReturnType, useForm } from "@mantine/form";
import type { z } from "zod";

export type EntityForm<Values, Output> = UseFormReturnType<Values, Output>;

interface EntityFormOptions<Values extends Record<string, unknown>, Output> {
  /** The server's own schema of the input, from `@saywhere/validators`. */
  schema: z.ZodType<Output>;
  /** What the fields start with, empty texts rather than null: "" is what an empty field holds. */
  initialValues: Values;
}

/**
 * A form whose fields follow the server's own rules. `form.getInputProps("name")` ties a Mantine field to it; what
 * `FormDialog` saves is the schema's output: texts trimmed, empty ones null.
 */
export function useEntityForm<Values extends Record<string, unknown>, Output>({
  schema,
  initialValues,
}: EntityFormOptions<Values, Output>): EntityForm<Values, Output> {
  return useForm<Values, Output>({
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    // Mantine calls this with values that the schema has accepted.
    transformValues: (values) => schema.parse(values),
  });
}
