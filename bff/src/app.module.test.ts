import { type INestApplication, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { type OpenAPIObject } from '@nestjs/swagger';
import { createPreview } from './bootstrap.js';
import { type Access, ACCESS } from './common/auth/access.js';
import { PERMISSIONS } from './common/auth/permissions.js';
import { MAX_INTEGER } from './common/http/integer.js';
import { buildDocument } from './common/http/openapi-document.js';
import { type Contract, readContract, type Schema } from './testing/fuzz/contract.js';

interface Route {
  name: string;
  method: RequestMethod;
  access: Access | undefined;
}

interface Operation {
  operationId: string;
}

/** Open to everybody on purpose; a route that joins them is a decision, not an accident. */
const PUBLIC_ROUTES = [
  'AuthController.exchangeIdToken',
  'AuthController.signOut',
  'ConfigController.getConfig',
  'ContactController.sendContactMessage',
  'HealthController.getLiveness',
  'HealthController.getReadiness',
  'HooksController.callAutomationHook',
  'IngestController.ingestBatch',
  'IngestController.ingestReadings',
  'PairingController.pairDevice',
];

/** They ask by POST, so that the question stays out of addresses and logs. */
const READING_BY_POST = [
  'AutomationsController.draftAutomation',
  'AutomationsController.dryRunAutomation',
  'AutomationsController.previewAutomation',
  'CommandsController.parseCommand',
  'MemoryController.searchMemories',
  'MessageSearchController.searchMessages',
  'ReadingAlertsController.testReadingAlert',
  'TwinAnswersController.answerAsOwner',
];

/** Bytes of a file are kept as `bigint`, and a count that was shown is only compared. */
const MAY_BE_LARGER = ['offset', 'fileBytes', 'expectedCount'];

describe('every route', () => {
  let app: INestApplication;
  let routes: Route[];
  let document: OpenAPIObject;

  beforeAll(async () => {
    app = await createPreview();
    routes = routesOf(app);
    document = buildDocument(app);
  });
  afterAll(() => app.close());

  it('asks for a permission or says that it is public', () => {
    expect(routes.length).toBeGreaterThan(PUBLIC_ROUTES.length);
    const unclassified = routes.filter(
      ({ access }) => access !== 'public' && !PERMISSIONS.includes(access as never),
    );
    expect(unclassified.map(({ name }) => name)).toEqual([]);
  });

  it('is public only on purpose', () => {
    const open = routes.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.toSorted()).toEqual(PUBLIC_ROUTES);
  });

  it('asks for a writing permission when it changes something', () => {
    const changing = routes.filter(
      ({ name, method, access }) =>
        method !== RequestMethod.GET && access !== 'public' && !READING_BY_POST.includes(name),
    );
    expect(changing.filter(({ access }) => !/:(write|administer)$/.test(access ?? ''))).toEqual([]);
  });

  it('has a name of its own in the contract', () => {
    const operations = Object.values(document.paths).flatMap((path) =>
      Object.values(path as Record<string, Operation>),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.length).toBe(routes.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('A4, I1: refuses unknown keys in its body', () => {
    const bodies = Object.entries(document.components?.schemas ?? {}).filter(([name]) =>
      isRequestBody(document, name),
    );
    expect(bodies.length).toBeGreaterThan(0);
    for (const [name, schema] of bodies) {
      for (const object of objectsOf(document, schema))
        expect(object, name).toMatchObject({ additionalProperties: false });
    }
  });

  it('I1: takes no whole number that no column can hold', () => {
    const contract = readContract(document);
    const tooLarge = contract.routes.flatMap(({ name, parameters, body = {} }) =>
      [...parameters.map((each) => ({ properties: { [each.name]: each.schema } })), body]
        .flatMap((schema) => largeIntegersOf(contract, schema))
        .filter((field) => !MAY_BE_LARGER.includes(field))
        .map((field) => `${name}: ${field}`),
    );
    expect(tooLarge).toEqual([]);
  });
});

function routesOf(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype!),
  );
  return controllers.flatMap((controller) => {
    const prototype = controller.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const access = (Reflect.getMetadata(ACCESS, handler) ??
        Reflect.getMetadata(ACCESS, controller)) as Access;
      return [{ name: `${controller.name}.${name}`, method, access }];
    });
  });
}

interface Shape {
  $ref?: string;
  anyOf?: Shape[];
  items?: Shape;
}

/** The objects that a body may be, or be a list of. */
function objectsOf(document: OpenAPIObject, shape: Shape): Shape[] {
  if (shape.$ref !== undefined) {
    const component = document.components!.schemas![shape.$ref.split('/').at(-1)!];
    return objectsOf(document, component as Shape);
  }
  if (shape.anyOf) return shape.anyOf.flatMap((each) => objectsOf(document, each));
  return shape.items ? objectsOf(document, shape.items) : [shape];
}

function isRequestBody({ paths }: OpenAPIObject, schema: string): boolean {
  const reference = `"requestBody":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/${schema}"}}`;
  return JSON.stringify(paths).includes(reference);
}

/** The fields, by their last name, that take whole numbers beyond those of a column; `open` are the schemas on the way. */
function largeIntegersOf(
  contract: Contract,
  schema: Schema,
  field = '',
  open: readonly string[] = [],
): string[] {
  const {
    $ref,
    type,
    maximum = Infinity,
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
    allOf = [],
  } = schema;
  if ($ref !== undefined) {
    const component = $ref.split('/').at(-1)!;
    if (open.includes(component)) return [];
    return largeIntegersOf(contract, contract.schemas[component]!, field, [...open, component]);
  }
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].map(
    (each) => [field, each] as const,
  );
  return [
    ...(type === 'integer' && maximum > MAX_INTEGER ? [field] : []),
    ...[...Object.entries(properties), ...parts].flatMap(([name, each]) =>
      largeIntegersOf(contract, each, name, open),
    ),
  ];
}
