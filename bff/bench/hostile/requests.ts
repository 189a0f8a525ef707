import { BFF_URL, browserHeaders } from '../lib/stack.ts';

const MOST_MS = 30_000;

/** What became of the requests of one run. */
export interface Answers {
  sent: number;
  /** No answer at all, none within half a minute, or one that says that the server failed. */
  unanswered: string[];
  /** Milliseconds. */
  times: number[];
}

export const noAnswers = (): Answers => ({ sent: 0, unanswered: [], times: [] });

/** Sends one request and notes how it went; a refusal is an answer. */
export async function send(
  answers: Answers,
  cookie: string,
  [method, address, body]: readonly [method: string, address: string, body?: object],
): Promise<unknown> {
  const startedAt = performance.now();
  answers.sent += 1;
  try {
    const answer = await fetch(BFF_URL + address, {
      method,
      headers: { ...browserHeaders, cookie },
      signal: AbortSignal.timeout(MOST_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    answers.times.push(performance.now() - startedAt);
    if (answer.status >= 500)
      answers.unanswered.push(`${method} ${address}: ${String(answer.status)} ${text.slice(0, 200)}`);
    return answer.ok && answer.headers.get('content-type')?.includes('application/json') === true
      ? (JSON.parse(text) as unknown)
      : undefined;
  } catch (error) {
    answers.unanswered.push(`${method} ${address}: ${String(error)}`);
    return undefined;
  }
}
