import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldError } from './problem.js';
import { ValidationFailed } from './request-errors.js';

/** A body of a thousand wrong rows is answered with the first few. */
const MAX_ERRORS = 50;

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Refuses what does not meet the schema of its parameter, naming each field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new ValidationFailed(issues.slice(0, MAX_ERRORS).map(toFieldError)),
  });
}

function toFieldError({ path = [], message }: Issue): FieldError {
  const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
  return { path: keys.join('.'), message };
}
