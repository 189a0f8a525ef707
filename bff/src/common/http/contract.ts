import { applyDecorators, Body, HttpCode, Param, Query } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { MAX_INTEGER } from './integer.js';
import { validationPipe } from './validation.pipe.js';

type Handler<T> = (...args: never[]) => T | Promise<T>;
/** Also holds the method's own type to the contract. */
type ContractDecorator<T> = (
  target: object,
  key: string | symbol,
  descriptor: { value?: Handler<T> },
) => void;

/**
 * By parameter, not for all of them: a pipe for all would also run, and wait, on what no client sends, such as the user.
 */
const validated = { pipes: [validationPipe()] };

/** Promises the JSON body of a success: whatever the schema does not name never leaves the server. */
export function Returns<S extends z.ZodType>(schema: S, status = 200): ContractDecorator<z.input<S>> {
  return applyDecorators(
    passThrough(schema) as MethodDecorator,
    HttpCode(status),
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

/** Promises a file. */
export function ReturnsFile(type: string): MethodDecorator {
  return applyDecorators(
    HttpCode(200),
    ApiProduces(type),
    ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' }, description: '' }),
  );
}

/** The whole query string as one validated object. Use a strict object: unknown keys are refused. */
export function QueryObject(schema: z.ZodObject): ParameterDecorator {
  // A schema with an id becomes one component in the document, which a query string cannot refer to; a copy made
  // from its definition has no id, so that each property is listed as a parameter.
  return Query({ schema: schema.clone(schema.def), ...validated });
}

/** The JSON body, validated. Use a strict object: unknown keys are refused. */
export function JsonBody(schema: z.ZodType): ParameterDecorator {
  return Body({ schema, ...validated });
}

/** A row's id in the path. */
export function PathId(name = 'id'): ParameterDecorator {
  return Param(name, { schema: z.uuid(), ...validated });
}

/** What a row is called in the path, where that is no id of ours. */
export function PathText(schema: z.ZodType<string>, name = 'id'): ParameterDecorator {
  return Param(name, { schema, ...validated });
}

/** A number in the path, counted from one. */
export function PathNumber(name: string): ParameterDecorator {
  return Param(name, { schema: z.coerce.number().int().min(1).max(MAX_INTEGER), ...validated });
}

/**
 * Passes what the method returns through the schema. Nest's serializer interceptor does the same, but any interceptor
 * at all puts a chain of observables around every request: measured, a quarter of the whole cost of `GET /api/me`.
 */
function passThrough<S extends z.ZodType>(schema: S): ContractDecorator<z.input<S>> {
  return (_target, _key, descriptor) => {
    const handle = descriptor.value;
    if (!handle) throw new Error('@Returns belongs on a method.');
    const serialize = async function (this: unknown, ...args: never[]): Promise<z.output<S>> {
      return schema.parse(await handle.apply(this, args));
    };
    // The route's other decorators left their metadata on the method, and its name is its operation id.
    for (const key of Reflect.getOwnMetadataKeys(handle)) {
      Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, handle), serialize);
    }
    descriptor.value = Object.defineProperty(serialize, 'name', { value: handle.name }) as Handler<
      z.input<S>
    >;
  };
}
