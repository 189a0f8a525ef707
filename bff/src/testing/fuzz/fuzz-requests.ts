import fc, { type Arbitrary } from 'fast-check';
import type { Contract, Parameter, Route } from './contract.ts';
import { type Ids, SchemaValues } from './schema-values.ts';

export interface FuzzRequest {
  route: string;
  method: string;
  path: string;
  contentType: string | undefined;
  body: string | undefined;
}

/** What a path names, by the collection before it, such as `/api/memories`. */
export type IdsOf = (collection: string) => readonly string[];

interface Pools {
  any: Ids;
  of: IdsOf;
}

/** In ten requests, so many are of what the contract takes. */
const VALID_OF_TEN = 6;

/** Bodies that are not even JSON of the contract's kind. */
const RAW = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"text":"a","text":"b"}',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"text":"\\ud800"}',
  '\u0000',
];
const JUNK_IDS = ['0', '-1', 'me', '..', '%00', '%2e%2e', 'null', "' or 1=1", 'x'.repeat(300), '%E0%A4%A'];

/** Requests of every route, each about as often as the others, valid and broken. */
export function fuzzRequests({ routes, schemas }: Contract, pools: Pools): Arbitrary<FuzzRequest> {
  const values = new SchemaValues(schemas, pools.any);
  return fc.oneof(...routes.map((route) => requestOf(route, values, pools)));
}

function requestOf(route: Route, values: SchemaValues, pools: Pools): Arbitrary<FuzzRequest> {
  return fc.nat({ max: 9 }).chain((die) => {
    const isValid = die < VALID_OF_TEN;
    // One thing wrong at a time gets further in than everything at once.
    const isPathBroken = die === 9;
    return fc
      .tuple(pathOf(route, pools, isPathBroken), queryOf(route, values, isValid), bodyOf(route, values, die))
      .map(([path, query, body]) => ({
        route: route.name,
        method: route.method,
        path: query === '' ? path : `${path}?${query}`,
        ...body,
      }));
  });
}

function pathOf({ path }: Route, pools: Pools, isBroken: boolean): Arbitrary<string> {
  const collection = path.split('/{')[0] ?? '';
  return fc.tuple(fc.nat(), fc.uuid(), fc.constantFrom(...JUNK_IDS)).map(([at, uuid, junk]) => {
    const own = pools.of(collection);
    const any = pools.any();
    const known = at % 4 > 0 && own.length > 0 ? own[at % own.length] : any[at % Math.max(1, any.length)];
    const id = isBroken ? junk : encodeURIComponent(at % 16 === 0 ? uuid : (known ?? uuid));
    return path.replace('{id}', id).replace('{version}', isBroken ? junk : String(1 + (at % 3)));
  });
}

function queryOf({ parameters }: Route, values: SchemaValues, isValid: boolean): Arbitrary<string> {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (ofQuery.length === 0) return fc.constant('');
  const one = ({ schema, required = false }: Parameter): Arbitrary<unknown> => {
    const value = isValid ? values.valid(schema) : fc.oneof(values.valid(schema), values.broken(schema));
    return required && isValid ? value : fc.option(value, { nil: undefined, freq: 1 });
  };
  return fc
    .record(Object.fromEntries(ofQuery.map((parameter) => [parameter.name, one(parameter)])))
    .map((chosen) => {
      const pairs = Object.entries(chosen).filter(([, value]) => value !== undefined && value !== null);
      return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, asText(value)]))
        .toString()
        .slice(0, 4_000);
    });
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

type Body = Pick<FuzzRequest, 'contentType' | 'body'>;

function bodyOf({ method, name, body }: Route, values: SchemaValues, die: number): Arbitrary<Body> {
  const none = { contentType: undefined, body: undefined };
  if (method === 'GET') return fc.constant(none);
  if (!body) {
    const isUpload = /upload|transcribe/i.test(name);
    return isUpload
      ? fc.string({ maxLength: 200 }).map((text) => ({ contentType: 'application/octet-stream', body: text }))
      : fc.constant(none);
  }
  const json = (value: Arbitrary<unknown>): Arbitrary<Body> =>
    value.map((content) => ({ contentType: 'application/json', body: JSON.stringify(content) }));
  if (die < VALID_OF_TEN) return json(values.valid(body));
  if (die === 8)
    return fc.constantFrom(...RAW).map((raw) => ({ contentType: 'application/json', body: raw }));
  return json(die === 9 ? values.valid(body) : values.broken(body));
}
