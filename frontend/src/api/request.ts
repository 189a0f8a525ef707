import { type BaseQueryApi, type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { type ApiError, toApiError } from './api-error';
import { toQueryString } from './query-string';

export const RETRY_DELAY_MS = 500;

/** The server refuses a state-changing request without it: a foreign page's form cannot set a header. */
export const CLIENT_HEADERS = { 'X-Twyn-Client': 'web' };

const REPEATABLE_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'include',
  headers: { Accept: 'application/json', ...CLIENT_HEADERS },
  paramsSerializer: toQueryString,
});

/** Every call goes through here: own-origin cookie, one retry where repeating cannot do harm, one error shape. */
export const request: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, extra) => {
  const call: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const first = await send(call, api, extra);
  if (!first.error) return first;

  const error = toApiError(first.error);
  const isWorthRepeating = isRepeatable(call, api) && mayPass(error);
  if (!isWorthRepeating || !(await pause(RETRY_DELAY_MS, api.signal))) return { error, meta: first.meta };

  const second = await send(call, api, extra);
  if (!second.error) return second;
  // The first attempt had reached the server after all.
  if (call.method === 'DELETE' && second.error.status === 404) return { data: null, meta: second.meta };
  return { error: toApiError(second.error), meta: second.meta };
};

/** False when the caller has gone away meanwhile. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return !signal.aborted;
}

/** A query changes nothing, whatever its method; a write that carries an idempotency key is stored once, however often it is sent. */
function isRepeatable({ method = 'GET', body }: FetchArgs, { type }: Pick<BaseQueryApi, 'type'>): boolean {
  const content: unknown = body;
  if (type === 'query' || REPEATABLE_METHODS.has(method.toUpperCase())) return true;
  return (
    typeof content === 'object' && content !== null && 'idempotencyKey' in content && !!content.idempotencyKey
  );
}

/** A refusal (4xx) is the server's answer and stays one; only its absence or its failure may pass. */
function mayPass(error: ApiError): boolean {
  return error.status === 0 || error.status >= 500;
}
