import { setTimeout as wait } from 'node:timers/promises';
import { BFF_URL, browserHeaders, newIdToken } from '../lib/stack.ts';
import { type Answer } from './heard.ts';

const REFUSED_AGAIN_MS = 1_000;

/** A fresh account with an empty talk, which sends messages and reads whole answers. */
export class Person {
  private readonly cookie: string;
  private readonly conversation: string;

  private constructor(cookie: string, conversation: string) {
    this.cookie = cookie;
    this.conversation = conversation;
  }

  static async signUp(home: object): Promise<Person> {
    const answer = await patiently(async () =>
      fetch(`${BFF_URL}/api/auth/firebase`, {
        method: 'POST',
        headers: browserHeaders,
        body: JSON.stringify({ idToken: await newIdToken(), timeZone: 'UTC' }),
      }),
    );
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const send = (method: string, address: string, body: object): Promise<Response> =>
      patiently(() =>
        fetch(BFF_URL + address, {
          method,
          headers: { ...browserHeaders, cookie },
          body: JSON.stringify(body),
        }),
      );
    await send('PUT', '/api/home/simulated', home);
    const conversation = (await (await send('POST', '/api/conversations', {})).json()) as { id: string };
    return new Person(cookie, conversation.id);
  }

  /** Throws when the message is refused or its answer fails. */
  async say(text: string): Promise<Answer> {
    const response = await patiently(() =>
      fetch(`${BFF_URL}/api/conversations/${this.conversation}/messages`, {
        method: 'POST',
        headers: { ...browserHeaders, cookie: this.cookie },
        body: JSON.stringify({ text }),
      }),
    );
    const events = (await response.text()).split('\n\n');
    const completed = events.find((event) => event.includes('event: message.completed\n'));
    const data = completed?.split('\n').find((line) => line.startsWith('data: '));
    if (data === undefined) throw new Error(`“${text}” has no answer.`);
    const said = JSON.parse(data.slice('data: '.length)) as { message?: Answer } & Answer;
    return said.message ?? said;
  }
}

/** Tries again what came too fast. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.ok) return answer;
    const reason = await answer.text();
    if (answer.status !== 429) throw new Error(`${String(answer.status)} ${reason}`);
    await wait(Number(answer.headers.get('retry-after') ?? 1) * REFUSED_AGAIN_MS);
  }
}
