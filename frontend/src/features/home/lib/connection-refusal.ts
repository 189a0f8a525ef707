import { errorMessage, isApiError } from '../../../api/api-error';
import type { ConnectionValues } from './connection-form';

const FIELDS = ['name', 'url', 'username', 'secret'] as const satisfies (keyof ConnectionValues)[];

/** Which field each reason belongs to; a reason that is of none of them stands with the name. */
export function refusalOf(error: unknown): [keyof ConnectionValues, string][] {
  const found = isApiError(error)
    ? error.fields.flatMap(({ path, message }) => {
        const field = FIELDS.find((each) => each === path);
        return field ? [[field, message] as [keyof ConnectionValues, string]] : [];
      })
    : [];
  return found.length > 0 ? found : [['name', errorMessage(error)]];
}
