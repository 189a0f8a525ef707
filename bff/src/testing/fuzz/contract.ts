export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Route {
  name: string;
  method: string;
  /** Such as `/api/memories/{id}`. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
}

export interface Contract {
  routes: Route[];
  schemas: Record<string, Schema>;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Answers as long as the session lasts: a request of it would never be over. Its own test is events.db.test.ts. */
const ENDLESS = new Set(['followEvents']);

/** Every route of `openapi.json`: one that is added later is fuzzed as well. */
export function readContract(document: unknown): Contract {
  const { paths, components } = document as Document;
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [], requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  return { routes: routes.filter(({ name }) => !ENDLESS.has(name)), schemas: components.schemas };
}
