/** A server of the operator’s that speaks OpenAI’s API. */
export interface ServerAddress {
  /** Such as http://localhost:11434/v1. */
  url: string;
  apiKey?: string | undefined;
}

type ServerRequest = Omit<RequestInit, 'redirect' | 'signal' | 'headers'> & {
  headers?: Record<string, string>;
  /** For all of it, the body of the answer included. */
  timeoutMs: number;
};

/** Rejects when no answer comes. An address that the operator did not write gets nothing: redirects are refused. */
export function requestServer(
  { url, apiKey }: ServerAddress,
  path: string,
  { headers, timeoutMs, ...request }: ServerRequest,
): Promise<Response> {
  return fetch(`${url.replace(/\/$/, '')}${path}`, {
    ...request,
    headers: { ...headers, ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}
