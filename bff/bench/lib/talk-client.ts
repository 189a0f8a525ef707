import { BFF_URL, browserHeaders } from './stack.ts';
import { request } from './import-client.ts';

/** Milliseconds after a message was sent. */
export interface AnswerTimes {
  firstEvent: number;
  /** Of the answer’s text. */
  firstToken: number;
  whole: number;
}

export async function openConversation(cookie: string): Promise<string> {
  return (await request<{ id: string }>(cookie, 'POST', '/api/conversations', {})).id;
}

const LAST_CHARACTERS = 400;

/** Null when the question was refused or the answer failed. */
export async function timeAnswer(
  cookie: string,
  conversation: string,
  text: string,
): Promise<AnswerTimes | null> {
  const start = performance.now();
  const since = (): number => performance.now() - start;
  const response = await fetch(`${BFF_URL}/api/conversations/${conversation}/messages`, {
    method: 'POST',
    headers: { ...browserHeaders, cookie },
    body: JSON.stringify({ text }),
  });
  if (!response.ok || !response.body)
    return failed(text, `${String(response.status)} ${await response.text()}`);
  let received = '';
  let [firstEvent, firstToken] = [0, 0];
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    received += part;
    firstEvent ||= since();
    if (received.includes('event: text.delta\n')) firstToken ||= since();
  }
  const isComplete = received.includes('event: message.completed\n');
  return isComplete
    ? { firstEvent, firstToken, whole: since() }
    : failed(text, received.slice(-LAST_CHARACTERS));
}

/** A number of failures without their reason helps nobody. */
function failed(text: string, reason: string): null {
  console.error(`Failed: ${JSON.stringify(text)}: ${reason}`);
  return null;
}

export async function timeParse(cookie: string, text: string): Promise<number> {
  const start = performance.now();
  await request(cookie, 'POST', '/api/skills/parse', { text });
  return performance.now() - start;
}
