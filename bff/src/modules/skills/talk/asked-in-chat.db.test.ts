import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { oneDriver } from '../../../testing/database.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Message } from '../../chat/chat.dto.js';

interface Case {
  /** Memories that are there. */
  readonly told: readonly (string | { readonly text: string; readonly happenedAt: string })[];
  /** What is said; the last of it is answered. */
  readonly ask: string | readonly string[];
  readonly answer: string;
}

const CASES = parse(
  readFileSync(path.join(import.meta.dirname, 'cases', 'asked-in-chat.yaml'), 'utf8'),
) as Case[];

describe.each(oneDriver)('what is asked in the chat, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });

  it('is answered from the memory', { timeout: 300_000 }, async () => {
    const misses: string[] = [];
    for (const one of CASES) {
      const answer = await answerTo(one);
      if (!new RegExp(one.answer, 'su').test(answer))
        misses.push(`${String(one.ask)}: wanted ${one.answer}, got ${answer.replaceAll('\n', ' ')}`);
    }
    expect(misses).toEqual([]);
  });

  async function answerTo({ told, ask }: Case): Promise<string> {
    const ana = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    for (const one of told)
      await ana
        .post('/api/memories')
        .send(typeof one === 'string' ? { text: one } : one)
        .expect(201);
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    let answer = '';
    for (const text of [ask].flat()) answer = await say(ana, body.id as string, text);
    return answer;
  }
});

async function say(ana: Browser, conversation: string, text: string): Promise<string> {
  await ana.post(`/api/conversations/${conversation}/messages`).send({ text }).expect(200);
  const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
  return (body.messages as Message[]).at(-1)?.text ?? '';
}
