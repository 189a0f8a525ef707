import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { MemoryReview } from '../../../shared/memory/api/review.api';
import { makeMemory } from '../../../testing/factories/memory';
import { exactly } from '../../../testing/msw/list-total';
import { server } from '../../../testing/msw/server';
import { problem } from '../../../testing/msw/problem';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ReviewPage } from './review-page';

type Item = MemoryReview['items'][number];
type Kind = Extract<Item, { kind: 'conflict' }>['conflict']['kind'];

const guess = (text: string): Item => ({
  kind: 'proposal',
  memory: makeMemory({ text, status: 'suggested' }),
});
const pair = (kind: Kind, older: string, newer: string): Item => ({
  kind: 'conflict',
  conflict: {
    id: crypto.randomUUID(),
    kind,
    why: `Pair of ${older}`,
    older: makeMemory({ text: older }),
    newer: makeMemory({ text: newer }),
    foundAt: new Date().toISOString(),
  },
});
const labels = (text: string, tags: string[]): Item => ({
  kind: 'suggestion',
  memory: makeMemory({ text }),
  tags,
  suggestedKind: 'event',
});
const idOf = (item: Item): string => (item.kind === 'conflict' ? item.conflict.id : item.memory.id);

/** Decided items leave, and come back when that is taken back; `sent` tells what the server was asked. */
function show(items: Item[], at = '/memory/review'): Rendered & { sent: string[] } {
  const sent: string[] = [];
  const decided = new Set<string>();
  const answer =
    (decide: boolean) =>
    async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
      const body = await request.text();
      sent.push(`${new URL(request.url).pathname.split('/').at(-1) ?? ''} ${body}`.trim());
      if (decide) decided.add(String(params['id']));
      else decided.delete(String(params['id']));
      return HttpResponse.json(makeMemory());
    };
  server.use(
    http.get('/api/memories/review', () => {
      const waiting = items.filter((item) => !decided.has(idOf(item)));
      return HttpResponse.json({ items: waiting, ...exactly(waiting.length), unread: [] });
    }),
    http.post('/api/memories/:id/approve', answer(true)),
    http.post('/api/memories/:id/reject', answer(true)),
    http.post('/api/memories/:id/reconsider', answer(false)),
    http.post('/api/memories/:id/extraction/decide', answer(true)),
    http.post('/api/memories/:id/extraction/reconsider', answer(false)),
    http.post('/api/memories/conflicts/:id/resolve', answer(true)),
    http.post('/api/memories/conflicts/:id/reopen', answer(false)),
    http.patch('/api/memories/:id', answer(false)),
  );
  return { ...renderWithProviders(<ReviewPage />, { at }), sent };
}

const shown = (text: string): Promise<HTMLElement> => screen.findByText(text);

describe('ReviewPage', () => {
  it('is worked through by keyboard alone, with a way back', async () => {
    const { user, sent } = show([guess('Paul grows roses.'), guess('Ana has a dog.'), guess('Rain.')]);
    await shown('Paul grows roses.');
    expect(screen.getByText('1 of 3')).toBeInTheDocument();

    await user.keyboard('j');
    await shown('Ana has a dog.');
    await user.keyboard('r');
    await shown('Rain.');
    await user.keyboard('k');
    await shown('Paul grows roses.');
    await user.keyboard('a');
    await shown('Rain.');
    expect(await screen.findByText('1 of 1')).toBeInTheDocument();
    await user.keyboard('u');
    await shown('Paul grows roses.');
    expect(screen.getByText('Rejected.')).toBeInTheDocument();
    await user.keyboard('u');
    expect(await screen.findByText(/of 3/)).toBeInTheDocument();
    expect(sent).toEqual(['reject {"never":false}', 'approve', 'reconsider', 'reconsider']);
  });

  it('keeps what was brought back, though a list comes that was asked for before', async () => {
    const { user } = show([guess('Paul grows roses.')]);
    await shown('Paul grows roses.');
    const gate = Promise.withResolvers<undefined>();
    let late = 0;
    server.use(
      http.get('/api/memories/review', async () => {
        await gate.promise;
        late += 1;
        return HttpResponse.json({ items: [], ...exactly(0), unread: [] });
      }),
    );
    await user.keyboard('a');
    await shown('You’re all caught up');
    await user.keyboard('u');
    await shown('Paul grows roses.');
    gate.resolve(undefined);
    // The one that was asked for before the undo, and the one after it.
    await waitFor(() => expect(late).toBe(2));
    await user.keyboard('r');
    expect(await shown('Rejected.')).toBeInTheDocument();
  });

  it.each([
    ['the guess', (items: Item[]) => idOf(items[1]!), 'Ana has a dog.'],
    [
      'the pair',
      (items: Item[]) => (items[2]?.kind === 'conflict' ? items[2].conflict.newer.id : ''),
      'Wet.',
    ],
    ['the first, where it is decided already', () => 'gone', 'Paul grows roses.'],
  ])('opens at the memory that a link is about: %s', async (_, memoryId, text) => {
    const items = [guess('Paul grows roses.'), guess('Ana has a dog.'), pair('changed', 'Dry.', 'Wet.')];
    show(items, `/memory/review?memory=${memoryId(items)}`);
    expect(await shown(text)).toBeInTheDocument();
  });

  it('keeps the words of a guess as they were edited', async () => {
    const { user, sent } = show([guess('Paul grows rosses.')]);
    await shown('Paul grows rosses.');
    await user.keyboard('e');
    const box = await screen.findByRole('textbox', { name: 'What should be remembered' });
    expect(box).toHaveFocus();
    await user.clear(box);
    await user.type(box, 'Paul grows roses, a lot.{Control>}{Enter}{/Control}');

    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeInTheDocument();
    expect(sent).toEqual([expect.stringContaining('{"text":"Paul grows roses, a lot."'), 'approve']);
  });

  it('keeps both of two that say the same first, and makes one of them with m', async () => {
    const twice = pair('alike', 'The key is under the pot.', 'The key is under the blue pot.');
    const { user, sent } = show([twice]);
    await screen.findByRole('group', { name: 'Earlier' });
    expect(screen.getByRole('group', { name: 'Later' })).toHaveTextContent('The key is under the blue pot.');
    const ways = within(screen.getByRole('group', { name: 'Decide' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Keep both', 'Merge by hand', 'Merge']);
    await user.keyboard('r');
    await user.keyboard('m');

    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeInTheDocument();
    expect(sent).toEqual([expect.stringMatching(/"merge".*under the blue pot/)]);
    await user.keyboard('u');
    await screen.findByRole('group', { name: 'Earlier' });
    await user.keyboard('a');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.at(-1)).toContain('"how":"keep"');
  });

  it.each(['same', 'alike', 'changed', 'contrary'] as const)(
    'never offers to merge first: %s',
    async (kind) => {
      show([pair(kind, 'I live in Lyon.', 'I live in Nantes.')]);
      const [first] = within(await screen.findByRole('group', { name: 'Decide' })).getAllByRole('button');
      expect(first).not.toHaveTextContent(/merge|make one/i);
    },
  );

  it('offers every way out of a contradiction', async () => {
    const { user, sent } = show([
      pair('changed', 'I live in Lyon.', 'I live in Nantes.'),
      pair('changed', 'I work at Bosch.', 'I work at Siemens.'),
      pair('contrary', 'I smoke.', 'I stopped smoking.'),
    ]);
    await shown('I live in Lyon.');
    await user.click(screen.getByRole('button', { name: 'Keep the newer one' }));
    await shown('I work at Bosch.');
    await user.click(screen.getByRole('button', { name: 'Keep the older one' }));
    await shown('I smoke.');
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map((each) => /"how":"(\w+)"/.exec(each)?.[1])).toEqual(['replace', 'replace', 'keep']);
  });

  it('takes labels that are suggested: all, some, or none', async () => {
    const { user, sent } = show([
      labels('Choir on Monday.', ['music', 'choir']),
      labels('Ran to the lake.', ['sport']),
      labels('Paid the rent.', ['money']),
    ]);
    await shown('Choir on Monday.');
    const suggested = screen.getByRole('group', { name: 'Suggested' });
    expect(suggested).toHaveTextContent('Eventmusicchoir');
    await user.keyboard('e');
    expect(await screen.findByRole('button', { name: 'Event' })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: 'choir' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await shown('Ran to the lake.');
    await user.keyboard('a');
    await shown('Paid the rent.');
    await user.keyboard('r');
    expect(await screen.findByRole('heading', { name: 'You’re all caught up' })).toBeInTheDocument();
    await user.keyboard('u');
    await shown('Paid the rent.');

    const asked = sent.map((each) => JSON.parse(each.slice(each.indexOf('{'))) as object);
    expect(asked).toMatchObject([
      { tags: ['music'], kind: false },
      { tags: ['sport'], kind: true },
      { tags: [], kind: false },
      { tags: ['money'], kind: 'event' },
    ]);
  });

  it('brings back what the server refused to decide', async () => {
    const { user } = show([guess('Paul grows roses.')]);
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    server.use(
      http.post('/api/memories/:id/approve', async () => {
        await held;
        return problem(409, 'broken', 'No.');
      }),
    );
    await shown('Paul grows roses.');
    await user.keyboard('a');
    await screen.findByRole('heading', { name: 'You’re all caught up' });
    refuse();
    await shown('Paul grows roses.');
  });

  it('learns a topic that is never to be remembered', async () => {
    const { user, sent } = show([guess('My salary is 4,000.')]);
    const rules: unknown[] = [];
    server.use(
      http.post('/api/memory-rules', async ({ request }) => {
        rules.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Never again' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Never remember this topic' }));
    await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'salary');
    await user.click(screen.getByRole('button', { name: 'Never remember it' }));

    await waitFor(() => expect(sent).toEqual(['reject {"never":true}']));
    expect(rules).toEqual([{ kind: 'topic', text: 'salary' }]);
  });
});

it('says what was saved but not read, until that was seen', async () => {
  const memory = makeMemory({ text: 'A very long list.' });
  let unread = [memory];
  const sent: unknown[] = [];
  server.use(
    http.get('/api/memories/review', () => HttpResponse.json({ items: [], ...exactly(0), unread })),
    http.post('/api/memories/:id/extraction/dismiss', async ({ request }) => {
      sent.push(await request.json());
      unread = [];
      return HttpResponse.json({});
    }),
  );
  const { user } = renderWithProviders(<ReviewPage />, { at: '/memory/review' });
  expect(await screen.findByRole('link', { name: 'A very long list' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText('Saved, but too long to read')).not.toBeInTheDocument());
  expect(sent).toEqual([{ kind: 'unread' }]);
});
