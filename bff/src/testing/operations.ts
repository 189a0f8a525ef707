import { type INestApplication } from '@nestjs/common';
import { buildDocument } from '../common/http/openapi-document.js';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  /** How something that may be null is referred to. */
  allOf?: Schema[];
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** One route of the contract, with an example of all that it requires. */
export interface Operation {
  name: string;
  method: Method;
  /** Such as `/api/memories/{id}`. */
  path: string;
  query: string;
  body: unknown;
}

/** Every route of the contract: one that is added later is tested by whatever walks them. */
export function operationsOf(app: INestApplication): Operation[] {
  const { paths, components } = buildDocument(app) as unknown as {
    paths: Record<string, Partial<Record<Method, Described>>>;
    components: { schemas: Record<string, Schema> };
  };
  const examples = new Examples(components.schemas);
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const described = operations[method];
      return described ? [{ method, path, ...examples.of(described) }] : [];
    }),
  );
}

const EXAMPLES: Record<string, (() => string) | undefined> = {
  uuid: () => crypto.randomUUID(),
  'date-time': () => '2036-01-01T00:00:00.000Z',
  date: () => '2036-01-01',
};

class Examples {
  constructor(private readonly schemas: Record<string, Schema>) {}

  of({ operationId, parameters = [], requestBody }: Described): Pick<Operation, 'name' | 'query' | 'body'> {
    const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
    const query = new URLSearchParams(
      required.map(({ name, schema }) => [name, String(this.valueOf(schema))] as [string, string]),
    );
    const schema = requestBody?.content['application/json']?.schema;
    return { name: operationId, query: query.toString(), body: schema && this.valueOf(schema) };
  }

  private valueOf(schema: Schema): unknown {
    if (schema.$ref !== undefined) return this.valueOf(this.schemas[schema.$ref.split('/').at(-1)!]!);
    if (schema.enum) return schema.enum[0];
    const [alternative] = schema.anyOf ?? schema.allOf ?? [];
    if (alternative) return this.valueOf(alternative);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          (schema.required ?? []).map((name) => [name, this.valueOf(schema.properties![name]!)]),
        );
      case 'array':
        return [this.valueOf(schema.items!)];
      case 'integer':
      case 'number':
        return schema.minimum ?? 1;
      case 'boolean':
        return true;
      default:
        return EXAMPLES[schema.format ?? '']?.() ?? 'example';
    }
  }
}
