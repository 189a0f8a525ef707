import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';
import { VERSION } from '../../config/version.js';
import { problemDetails } from './problem-details.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The whole contract, in an order that depends on names alone, so that a difference is a change of the API. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder().setTitle('Twyn').setVersion(VERSION).build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  addProblems(document);
  return tidy(document as unknown as Json) as unknown as OpenAPIObject;
}

/** Every operation can fail in the same shape: said once, referred to everywhere. */
function addProblems(document: OpenAPIObject): void {
  // With zod's own register of names it would come as a reference to a definition inside itself.
  const options = { target: 'openapi-3.0', metadata: z.registry<Record<string, unknown>>() } as const;
  const problem = z.toJSONSchema(problemDetails, options) as Record<string, unknown>;
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: problem },
    responses: { Problem: { description: 'What went wrong.', content } },
  };
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation) operation.responses.default = { $ref: '#/components/responses/Problem' };
    }
  }
}

/** Sorts keys, and drops the patterns that say in five lines what `format` says in a word. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([key]) => !(key === 'pattern' && 'format' in value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, tidy(child)]));
}
