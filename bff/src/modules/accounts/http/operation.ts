import { type z } from 'zod';
import { AccountRefusal, type RefusalCode } from '../accounts.errors.js';

export interface Operation {
  method: 'GET' | 'POST';
  /** `address`: where the request comes from. */
  run(body: unknown, address: string): Promise<object> | object;
}

/** By address. */
export type OperationList = readonly [path: string, operation: Operation][];

export const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';

export function get(run: () => Promise<object> | object): Operation {
  return { method: 'GET', run };
}

/** Reads the body first; what does not fit is refused with the name that its form knows best, by its fields. */
export function post<S extends z.ZodType>(
  schema: S,
  run: (body: z.output<S>, address: string) => Promise<object>,
  refusal: RefusalCode | ((fields: PropertyKey[]) => RefusalCode) = 'INVALID_ARGUMENT',
): Operation {
  return {
    method: 'POST',
    run: (body, address) => {
      const parsed = schema.safeParse(body);
      if (parsed.success) return run(parsed.data, address);
      const code = typeof refusal === 'string' ? refusal : refusal(parsed.error.issues.flatMap(fieldsOf));
      throw new AccountRefusal(code);
    },
  };
}

/** What has a choice of shapes tells of each what does not fit. */
function fieldsOf(issue: z.core.$ZodIssue): PropertyKey[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(fieldsOf);
  return issue.path.slice(0, 1);
}
