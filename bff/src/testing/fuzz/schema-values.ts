import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './contract.ts';

const MAX_DEPTH = 6;
const MOST_ITEMS = 3;

/** What people, attackers and broken programs write. */
const TEXTS = [
  'My sister Ana is allergic to peanuts.',
  'Turn on the light in the kitchen',
  'Remind me tomorrow at nine to call Bo',
  'When did I last see Ana?',
  "'; drop table memories; --",
  '$1 %s {{7*7}} ${DATABASE_URL}',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '👩‍🚀 مرحبا שלום naïve e\u0301',
  '\u200b\u202e\ufeff',
  '[[[[[[[[[[[[[[[[',
  'a@a@a@a@a@a@a@',
];

/** What no field takes. */
const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(30_000),
  [],
  [[]],
  {},
  { $ne: null },
  ['x'],
];

/** Ids that the values of a run may name: one's own, another's, nobody's. */
export type Ids = () => readonly string[];

/** Values for schemas of one contract. */
export class SchemaValues {
  private readonly schemas: Record<string, Schema>;
  private readonly ids: Ids;

  // Node runs this file as it is, for which a constructor's parameters may be no properties.
  constructor(schemas: Record<string, Schema>, ids: Ids) {
    this.schemas = schemas;
    this.ids = ids;
  }

  /** Values that the schema takes, as far as a schema says it. */
  valid(schema: Schema, depth = 0): Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.valid(this.resolve(schema.$ref), depth);
    const value = this.notNull(schema, depth);
    return schema.nullable ? fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null)) : value;
  }

  /** Such a value with one thing wrong somewhere in it. */
  broken(schema: Schema): Arbitrary<unknown> {
    return fc
      .tuple(this.valid(schema), fc.nat(), fc.nat(), fc.constantFrom(...WRONG))
      .map(([value, kind, at, wrong]) => spoil(value, { kind, at, wrong }));
  }

  private resolve(reference: string): Schema {
    const schema = this.schemas[reference.split('/').at(-1) ?? ''];
    if (!schema) throw new Error(`The contract has no ${reference}.`);
    return schema;
  }

  private notNull(schema: Schema, depth: number): Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.valid(choice, depth)));
    switch (schema.type) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return this.array(schema, depth);
      case 'integer':
        return fc.integer({ min: bound(schema.minimum, 0), max: bound(schema.maximum, 1_000) });
      case 'number':
        return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'string':
        return this.text(schema);
      default:
        return fc.constantFrom<unknown>('text', 1, null);
    }
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): Arbitrary<unknown> {
    const fields = Object.entries(properties).filter(
      ([name]) => depth < MAX_DEPTH || required.includes(name),
    );
    const values = Object.fromEntries(fields.map(([name, field]) => [name, this.valid(field, depth + 1)]));
    return fc.record(values, {
      requiredKeys: required.filter((name) => name in values),
      noNullPrototype: true,
    });
  }

  private array(
    { items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema,
    depth: number,
  ): Arbitrary<unknown> {
    const most = depth < MAX_DEPTH ? Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) : minItems;
    return fc.array(this.valid(items, depth + 1), { minLength: minItems, maxLength: most });
  }

  private text({ format, pattern, minLength = 0, maxLength = 400 }: Schema): Arbitrary<string> {
    switch (format) {
      case 'uuid':
        return fc.nat().chain((at) => {
          const ids = this.ids().filter((id) => id.length === 36);
          return ids.length > 0 && at % 8 > 0 ? fc.constant(ids[at % ids.length] ?? '') : fc.uuid();
        });
      case 'date-time':
        return instant().map((date) => date.toISOString());
      case 'date':
        return instant().map((date) => date.toISOString().slice(0, 10));
      case 'email':
        return fc.constantFrom('ana@example.com', "o'neil+x@example.co.uk");
      case 'uri':
        return fc.constantFrom('https://twyn.invalid/v1', 'http://127.0.0.1/', 'file:///etc/passwd');
      case undefined:
        break;
    }
    if (pattern !== undefined) return fc.constantFrom('09:00', '2036-01-01', 'Europe/Lisbon', 'abc');
    const fitting = TEXTS.filter((text) => text.length >= minLength && text.length <= maxLength);
    const random = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
    return fitting.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, random)
      : random;
  }
}

function instant(): Arbitrary<Date> {
  return fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
}

/** JSON schema has no integers without an end; a product has. */
function bound(limit: number | undefined, otherwise: number): number {
  return limit === undefined || Math.abs(limit) > 2 ** 31 ? otherwise : limit;
}

interface Damage {
  kind: number;
  at: number;
  wrong: unknown;
}

function spoil(value: unknown, { kind, at, wrong }: Damage): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  if (kind % 4 === 0) return rest;
  if (kind % 4 === 1) return { ...value, [UNKNOWN_KEYS[at % UNKNOWN_KEYS.length] ?? 'extra']: wrong };
  if (key === undefined) return wrong;
  const inner = (value as Record<string, unknown>)[key];
  const isDeep = kind % 4 === 2 && typeof inner === 'object' && inner !== null;
  return { ...value, [key]: isDeep ? spoil(inner, { kind: kind >> 2, at: at >> 3, wrong }) : wrong };
}

const UNKNOWN_KEYS = ['userId', 'user_id', 'role', 'id', 'isAdmin', '__proto__', 'constructor', 'extra'];
