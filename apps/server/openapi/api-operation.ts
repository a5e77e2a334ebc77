/** The part of an OpenAPI operation that is completed after trpc-to-openapi wrote it. */
export interface ApiOperation {
  operationId: string;
  tags: string[];
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
  responses: Record<string, ApiResponse>;
}

export interface ApiParameter {
  in: string;
  name: string;
  description?: string;
  schema?: unknown;
  example?: unknown;
}

export interface ApiResponse {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: unknown; example?: unknown }>;
}

export type ApiPaths = Record<string, Record<string, ApiOperation>>;

/** An API token or a session: either is sufficient. The token is first, because converters choose the first for all calls. */
export const SIGNED_IN: Record<string, string[]>[] = [{ token: [] }, { session: [] }];
