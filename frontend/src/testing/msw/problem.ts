import { HttpResponse } from 'msw/http';

/** A refusal in the shape of the contract. */
export function problem(status: number, code: string, detail: string): HttpResponse<string> {
  const body = { type: 'about:blank', title: code, status, code, detail, requestId: 'req-1', error: detail };
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
