import { applyDecorators, Body, HttpCode, Param, Query, SerializeOptions } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/** Promises the JSON body of a success: whatever the schema does not name never leaves the server. */
export function Returns(schema: z.ZodType, status = 200): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema, description: '' }),
  );
}

/** Promises 204: success with nothing to say. */
export function ReturnsNothing(): MethodDecorator {
  return applyDecorators(HttpCode(204), ApiResponse({ status: 204, description: '' }));
}

/** Promises a stream of server-sent events; the schema is the union of what the events carry. */
export function ReturnsEvents(schema: z.ZodType): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiProduces('text/event-stream'),
    ApiResponse({ status: 200, standardSchema: schema, description: '' }),
  );
}

/** The whole query string as one validated object. Use a strict object: unknown keys are refused. */
export function QueryObject(schema: z.ZodObject): ParameterDecorator {
  // A schema with an id becomes one component in the document, which a query string cannot refer to; a copy made
  // from its definition has no id, so that each property is listed as a parameter.
  return Query({ schema: schema.clone(schema.def) });
}

/** The JSON body, validated. Use a strict object: unknown keys are refused. */
export function JsonBody(schema: z.ZodType): ParameterDecorator {
  return Body({ schema });
}

/** A row's id in the path. */
export function PathId(name = 'id'): ParameterDecorator {
  return Param(name, { schema: z.uuid() });
}
