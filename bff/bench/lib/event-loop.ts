import { request } from './import-client.ts';
import { exchange, identityUrl } from './stack.ts';

export interface Delay {
  p99Ms: number;
  maxMs: number;
}

/** For how long the running server answered nobody since it started, as the admin area tells. */
export async function eventLoopDelay(): Promise<Delay> {
  const cookie = await signUpAdmin();
  type Metrics = { eventLoop: { sinceStart: Delay } };
  return (await request<Metrics>(cookie, 'GET', '/api/admin/metrics')).eventLoop.sinceStart;
}

/** By a claim, as an operator gives it. */
export async function signUpAdmin(): Promise<string> {
  const account = { email: `admin-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  const { localId } = await ask<{ localId: string }>('accounts:signUp?key=demo', {
    ...account,
    returnSecureToken: true,
  });
  await ask(
    'accounts:update',
    { localId, customAttributes: JSON.stringify({ admin: true }) },
    'Bearer owner',
  );
  const { idToken } = await ask<{ idToken: string }>('accounts:signInWithPassword?key=demo', {
    ...account,
    returnSecureToken: true,
  });
  return exchange(idToken);
}

async function ask<T>(call: string, body: object, authorization?: string): Promise<T> {
  const answer = await fetch(`${identityUrl}/identitytoolkit.googleapis.com/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
