import { oneDriver } from '../../testing/database.js';
import { everydayTalk, type Leaves, type Turn } from '../../testing/everyday-talk.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { type Message } from './chat.dto.js';
import { type ChatEvent } from './chat-events.dto.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Some forty answers, one after the other. */
const TALK_MS = 240_000;

type What = keyof Leaves;

describe.each(oneDriver)('an everyday talk on %s', (driver) => {
  const product = sharedProduct(driver);

  it('keeps, answers, does, asks and undoes in English', () => hold(everydayTalk('english')), TALK_MS);
  it('does so in German', () => hold(everydayTalk('german')), TALK_MS);

  /** Each turn shows in its answer, and in what is kept after it where it changes something. */
  async function hold(turns: readonly Turn[]): Promise<void> {
    const browser = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await browser.post('/api/home/simulated/sample').send({}).expect(201);
    const { body: conversation } = await browser.post('/api/conversations').send({}).expect(201);
    for (const { said, says = '', matches, leaves = {} } of turns) {
      // Nobody says two things in the same moment.
      product.clock.advance({ seconds: 5 });
      expect(await answerTo(browser, conversation.id, said), said).toMatch(
        matches === undefined ? says : new RegExp(matches, 'u'),
      );
      await product.settled();
      for (const what of Object.keys(leaves) as What[])
        expect(await kept(browser, what, leaves), `${what} after “${said}”`).toEqual(wanted(what, leaves));
    }
    expect(await spokenIn(browser, conversation.id)).toHaveLength(2 * turns.length);
  }

  /** The words of the whole answer, from the end of its stream. */
  async function answerTo(browser: Browser, conversationId: string, text: string): Promise<string> {
    const { text: stream, headers } = await browser
      .post(`/api/conversations/${conversationId}/messages`)
      .send({ text })
      .expect(200);
    expect(headers['content-type']).toContain('text/event-stream');
    const last = stream
      .trim()
      .split('\n\n')
      .at(-1)
      ?.split('\n')
      .find((line) => line.startsWith('data: '));
    const { message } = JSON.parse(last?.slice('data: '.length) ?? '{}') as Extract<
      ChatEvent,
      { event: 'message.completed' }
    >['data'];
    // Numbers stand beside their units by a space that does not break.
    return message.text.replaceAll('\u00A0', ' ');
  }

  async function spokenIn(browser: Browser, conversationId: string): Promise<Message[]> {
    return (await browser.get(`/api/conversations/${conversationId}`).expect(200)).body.messages;
  }

  async function itemsOf<T>(browser: Browser, address: string): Promise<T[]> {
    return (await browser.get(address).expect(200)).body.items;
  }

  async function kept(browser: Browser, what: What, leaves: Leaves): Promise<unknown> {
    switch (what) {
      case 'memories':
      case 'memory':
      case 'noMemory':
        return (await itemsOf<{ text: string }>(browser, '/api/memories')).map(({ text }) => text);
      case 'list': {
        const lists = await itemsOf<{ name: string; items: { text: string; isDone: boolean }[] }>(
          browser,
          '/api/lists',
        );
        const name = leaves.list?.[0].toLowerCase();
        const items = lists.find((each) => each.name.toLowerCase() === name)?.items ?? [];
        return items.filter(({ isDone }) => !isDone).map(({ text }) => text);
      }
      case 'reminders': {
        const open = await itemsOf<{ text: string; dueAt: string; recurrence: object | null }>(
          browser,
          '/api/reminders',
        );
        return open
          .map(({ text, dueAt, recurrence }) => `${text} ${clockOf(dueAt)}${recurrence ? ' again' : ''}`)
          .toSorted();
      }
      case 'readings': {
        const now = product.clock.now().getTime();
        const [from, before] = [-DAY_MS, DAY_MS].map((ms) => new Date(now + ms).toISOString());
        const asked = new URLSearchParams({
          metric: leaves.readings?.[0] ?? '',
          from: from!,
          before: before!,
        });
        return (await itemsOf<{ value: number }>(browser, `/api/readings?${asked.toString()}`)).map(
          ({ value }) => value,
        );
      }
      case 'devices': {
        const all = await itemsOf<Device>(browser, '/api/home/entities');
        const asked = all.filter(({ name }) => name in (leaves.devices ?? {}));
        return Object.fromEntries(asked.map((device) => [device.name, stateOf(device)]));
      }
    }
  }
});

interface Device {
  name: string;
  state: string;
  attributes: { brightness?: number };
}

function wanted(what: What, leaves: Leaves): unknown {
  switch (what) {
    case 'memory':
      return expect.arrayContaining([leaves.memory]);
    case 'noMemory':
      return expect.not.arrayContaining([expect.stringContaining(leaves.noMemory ?? '')]);
    case 'list':
    case 'readings':
      return leaves[what]?.[1];
    case 'reminders':
      return leaves.reminders?.toSorted();
    case 'memories':
    case 'devices':
      return leaves[what];
  }
}

/** People of the tests live in UTC. */
function clockOf(moment: string): string {
  return moment.slice(11, 16);
}

/** The home counts brightness up to 255. */
function stateOf({ state, attributes: { brightness } }: Device): string {
  if (state !== 'on' || brightness === undefined) return state;
  return `on at ${Math.round((brightness / 255) * 100)} %`;
}
