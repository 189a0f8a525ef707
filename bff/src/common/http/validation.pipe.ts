import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldError } from './problem.js';
import { ValidationFailed } from './request-errors.js';
import { unstorableText } from './storable.js';

/** A body of a thousand wrong rows is answered with the first few. */
const MAX_ERRORS = 50;

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** What a schema lets through and no table can hold is refused here, for every field of every route. */
class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const valid = await super.transform(value, metadata);
    const unstorable = unstorableText(valid);
    if (unstorable) throw new ValidationFailed([unstorable]);
    return valid;
  }
}

/** Refuses what does not meet the schema of its parameter, naming each field. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new ValidationPipe({
    exceptionFactory: (issues) => new ValidationFailed(issues.slice(0, MAX_ERRORS).map(toFieldError)),
  });
}

function toFieldError({ path = [], message }: Issue): FieldError {
  const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment));
  return { path: keys.join('.'), message };
}
