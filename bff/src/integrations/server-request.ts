import { because, type CallReason } from '../common/http/call-reason.js';

/** A server that speaks OpenAI’s API. */
export interface ServerAddress {
  /** Such as http://localhost:11434/v1. */
  url: string;
  apiKey?: string | undefined;
  /** Guarded where a user has written the address. @default Node’s own */
  fetch?: typeof fetch | undefined;
}

type ServerRequest = Omit<RequestInit, 'redirect' | 'signal' | 'headers'> & {
  headers?: Record<string, string>;
  /** What the call is for. */
  reason: CallReason;
  /** For all of it, the body of the answer included. */
  timeoutMs: number;
};

/** Rejects when no answer comes. An address that nobody wrote down gets nothing: redirects are refused. */
export function requestServer(
  { url, apiKey, fetch: call = fetch }: ServerAddress,
  path: string,
  { headers, reason, timeoutMs, ...request }: ServerRequest,
): Promise<Response> {
  return because(reason, () =>
    call(`${url.replace(/\/$/, '')}${path}`, {
      ...request,
      headers: { ...headers, ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}
