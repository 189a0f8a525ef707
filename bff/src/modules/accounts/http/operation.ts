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

/** Reads the body first; what does not fit is refused with the name that its form knows best. */
export function post<S extends z.ZodType>(
  schema: S,
  run: (body: z.output<S>, address: string) => Promise<object>,
  refusal: RefusalCode | ((path: PropertyKey) => RefusalCode) = 'INVALID_ARGUMENT',
): Operation {
  return {
    method: 'POST',
    run: (body, address) => {
      const parsed = schema.safeParse(body);
      if (parsed.success) return run(parsed.data, address);
      const field = parsed.error.issues[0]?.path[0] ?? '';
      throw new AccountRefusal(typeof refusal === 'string' ? refusal : refusal(field));
    },
  };
}
