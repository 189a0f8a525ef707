import { createPreview } from './bootstrap.js';
import { MAX_INTEGER } from './common/http/integer.js';
import { buildDocument } from './common/http/openapi-document.js';
import { readContract, type Schema } from './testing/fuzz/contract.js';

/** Bytes of a file are kept as `bigint`, and a count that was shown is only compared. */
const MAY_BE_LARGER = ['offset', 'fileBytes', 'expectedCount'];

it('I1: no request takes a whole number that no column can hold', async () => {
  const app = await createPreview();
  const { routes, schemas } = readContract(buildDocument(app));
  await app.close();

  const tooLarge = routes.flatMap(({ name, parameters, body }) => {
    const inQuery = parameters.flatMap((each) => largeIn(each.schema, [each.name]));
    return [...inQuery, ...(body ? largeIn(body, []) : [])].map((place) => `${name}: ${place}`);
  });
  expect(routes.length).toBeGreaterThan(100);
  expect(tooLarge.filter((place) => !MAY_BE_LARGER.some((field) => place.endsWith(field)))).toEqual([]);

  /** Where whole numbers stand that may be larger; each schema is looked into once on the way. */
  function largeIn(schema: Schema, path: readonly string[], seen: readonly string[] = []): string[] {
    const { $ref, type, maximum = Infinity, properties = {}, items, anyOf, oneOf, allOf } = schema;
    const name = $ref?.split('/').at(-1);
    if (name !== undefined)
      return seen.includes(name) ? [] : largeIn(schemas[name] ?? {}, path, [...seen, name]);
    return [
      ...(type === 'integer' && maximum > MAX_INTEGER ? [path.join('.')] : []),
      ...Object.entries(properties).flatMap(([key, each]) => largeIn(each, [...path, key], seen)),
      ...[items, ...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap((each) =>
        each ? largeIn(each, path, seen) : [],
      ),
    ];
  }
});
