import { Toaster } from '@twyn/design-system';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { makeMemory } from '../../../testing/factories/memory';
import { exactly } from '../../../testing/msw/list-total';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { stubLayout } from '../../../testing/stub-layout';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { MemoryPage } from './memory-page';

function show(memories: Memory[], query = ''): Rendered & ReturnType<typeof memoryServer> {
  const api = memoryServer(memories);
  server.use(...api.handlers);
  const page = (
    <>
      <MemoryPage />
      <Toaster />
    </>
  );
  return { ...renderWithProviders(page, { at: `/memory${query}` }), ...api };
}

const list = (): HTMLElement => screen.getByRole('region', { name: 'Memories' });
const row = (name: RegExp): Promise<HTMLElement> => within(list()).findByRole('link', { name });

describe('MemoryPage', () => {
  beforeEach(() => {
    stubLayout();
  });
  afterEach(() => vi.restoreAllMocks());

  it('lists memories newest first under the day they were told, with their number', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    show([makeMemory({ text: 'Call Ana.' }), makeMemory({ text: 'Octopus.', recordedAt: yesterday })]);

    expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
    expect(
      within(list())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Call Ana'), expect.stringContaining('Octopus')]);
    expect(screen.getByText('2 memories')).toBeInTheDocument();
  });

  it('says what an empty memory is for', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'No memories yet' })).toBeInTheDocument();
  });

  it('offers to try again when the list cannot be read', async () => {
    const { user } = show([makeMemory({ text: 'Call Ana.' })]);
    server.use(http.get('/api/memories/timeline', () => problem(400, 'broken', 'No.'), { once: true }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await row(/Call Ana/)).toBeInTheDocument();
  });

  it('offers to try again where a part of it cannot be read', async () => {
    const { user } = show([makeMemory({ text: 'Call Ana.' })]);
    server.use(
      http.get('/api/memories', ({ request }) =>
        request.url.includes('pinned=false') ? problem(400, 'broken', 'No.') : undefined,
      ),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.resetHandlers();
    server.use(...memoryServer([makeMemory({ text: 'Call Ana.' })]).handlers);
    await user.click(retry);
    expect(await row(/Call Ana/)).toBeInTheDocument();
  });

  describe('of which nobody knows how long it is', () => {
    const [MARCH, MAY] = ['2026-03-01', '1998-05-01'];
    const windows = Array.from({ length: 20 }, (_, window) => (window === 0 ? null : `at ${window * 50}`));
    const timeline = (day: string, nextCursor: string | null): object => ({
      ...{ total: 12_300, totalIs: 'about', days: [{ day, count: 1_000 }], windows, nextCursor },
    });
    const showLong = (): Rendered & { asked: (string | null)[] } => {
      const page = show([]);
      const asked: (string | null)[] = [];
      const cursorOf = (request: Request): string | null => new URL(request.url).searchParams.get('cursor');
      server.use(
        http.get('/api/memories/timeline', ({ request }) => {
          const cursor = cursorOf(request);
          asked.push(cursor);
          return HttpResponse.json(cursor === 'may' ? timeline(MAY, null) : timeline(MARCH, 'second'));
        }),
        http.get('/api/memories/months', () =>
          HttpResponse.json({
            items: [
              { month: '2026-03', cursor: 'march' },
              { month: '1998-05', cursor: 'may' },
            ],
          }),
        ),
        http.get('/api/memories', ({ request }) => {
          if (request.url.includes('pinned=true'))
            return HttpResponse.json({ items: [], nextCursor: null, ...exactly(0) });
          const text = `${cursorOf(request) ?? 'top'}.`;
          return HttpResponse.json({
            items: Array.from({ length: 50 }, () => makeMemory({ text })),
            nextCursor: null,
            ...{ total: 1_000, totalIs: 'over' },
          });
        }),
      );
      return { ...page, asked };
    };

    it('draws only what is in sight of the thousand that is known, and says about how many there are', async () => {
      showLong();
      const all = await screen.findByRole('list', { name: 'All memories' });
      const [first] = within(all).getAllByRole('listitem');
      expect(first).toHaveAttribute('aria-posinset', '1');
      expect(first).toHaveAttribute('aria-setsize', '-1');
      expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
      expect(screen.getByText('About 12,300 memories')).toBeInTheDocument();
    });

    it('goes on where the known part of it ends', async () => {
      const { user, asked } = showLong();
      await user.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(asked).toEqual([null, 'second']));
    });

    it('begins with a month that was not read yet, and leads back up', async () => {
      const { user, asked } = showLong();
      const months = await screen.findByRole('slider', { name: 'Jump to a month' });
      expect(months).toHaveAttribute('aria-valuetext', 'March 2026');
      fireEvent.change(months, { target: { value: '1' } });
      expect(await screen.findByRole('heading', { name: /1 May 1998/ })).toBeInTheDocument();
      expect(asked.at(-1)).toBe('may');
      expect(months).toHaveAttribute('aria-valuetext', 'May 1998');

      await user.click(screen.getByRole('button', { name: 'Show newer' }));
      expect(await screen.findByRole('heading', { name: /1 March/ })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Show newer' })).not.toBeInTheDocument();
    });

    it('is chosen as a whole, without a count of what is chosen', async () => {
      const { user } = showLong();
      const [box] = await screen.findAllByRole('checkbox', { name: 'Select top' });
      await user.click(box!);
      await user.click(screen.getByRole('button', { name: 'Select all, about 12,300' }));
      expect(screen.getByText('All selected')).toBeInTheDocument();
      await user.click(box!);
      expect(screen.getByText('All but 1 selected')).toBeInTheDocument();
    });
  });

  it('narrows by what there is, in the address too, and takes each condition away again', async () => {
    const { user, address } = show([
      makeMemory({ text: 'Call Ana.', kind: 'person', tags: ['family'] }),
      makeMemory({ text: 'Old flat.', kind: 'place' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    await user.click(await within(panel).findByRole('button', { name: /People/ }));
    await user.click(await within(panel).findByRole('button', { name: /family/ }));
    await user.click(await within(panel).findByRole('button', { name: 'Show 1 memory' }));

    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(address()).toBe('/memory?kind=person&tag=family'));
    expect(await row(/Call Ana/)).toBeInTheDocument();
    expect(within(list()).queryByRole('link', { name: /Old flat/ })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Remove People' }));
    await waitFor(() => expect(address()).toBe('/memory?tag=family'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/memory'));
    expect(await row(/Old flat/)).toBeInTheDocument();
  });

  it('exports what the list is narrowed to', async () => {
    const { user } = show([makeMemory({ tags: ['family', 'lab'] })], '?kind=note&tag=family&tag=lab');
    const link = await screen.findByRole('link', { name: 'Export these' });
    const zip = '/api/exports/memories.zip?status=active';
    expect(link).toHaveAttribute('href', `${zip}&kind=note&tag=family&tag=lab`);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(link).not.toBeInTheDocument();
  });

  it('says which condition is in the way of a result', async () => {
    const { user, address } = show(
      [makeMemory({ text: 'Call Ana.', kind: 'person' })],
      '?kind=person&tag=work',
    );
    expect(await screen.findByText('Nothing matches People and #work')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Without #work: 1 memory' }));
    await waitFor(() => expect(address()).toBe('/memory?kind=person'));
  });

  it('keeps what is pinned above the days', async () => {
    show([
      makeMemory({ text: 'Call Ana.' }),
      makeMemory({ text: 'Old flat.', pinnedAt: '2026-01-01T00:00:00Z' }),
    ]);
    const pinned = await screen.findByRole('region', { name: 'Pinned' });
    expect(within(pinned).getByRole('link', { name: /Old flat/ })).toBeInTheDocument();
    expect(await screen.findByText('2 memories')).toBeInTheDocument();
  });

  it('looks back on this day, until it is hidden for today', async () => {
    const then = makeMemory({ text: 'Moved to Lyon.', recordedAt: '2024-01-01T12:00:00Z' });
    const { user, onThisDay } = show([makeMemory({ text: 'Call Ana.' })]);
    onThisDay.push({ memory: then, monthsAgo: 24 });
    const card = await screen.findByRole('region', { name: 'On this day' });
    expect(within(card).getByRole('link', { name: /Moved to Lyon.*2 years ago/ })).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Hide for today' }));
    expect(card).not.toBeInTheDocument();
  });

  it('changes several at once, and undoes it', async () => {
    const { user, edits } = show(['One.', 'Two.', 'Three.'].map((text) => makeMemory({ text })));
    await user.click(await screen.findByRole('checkbox', { name: 'Select One' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Three' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Two' }));
    await user.click(screen.getByRole('button', { name: 'Archive selected' }));

    expect(await screen.findByText('2 memories archived')).toBeInTheDocument();
    expect(edits[0]?.ids).toHaveLength(2);
    await waitFor(() => expect(within(list()).queryByRole('link', { name: /One/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await row(/One/)).toBeInTheDocument();
  });

  it('takes all that match, also those out of sight, except what is taken out again', async () => {
    const memories = Array.from({ length: 120 }, (_, index) => makeMemory({ text: `Note ${index}.` }));
    const { user, edits } = show(memories, '?kind=note');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Note 0' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Note 1' }));
    expect(screen.getByText('119 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    await user.type(await screen.findByRole('textbox', { name: /Tags/ }), 'health, lab');
    await user.click(screen.getByRole('button', { name: 'Add' }));

    expect(await screen.findByText('119 memories tagged health, lab')).toBeInTheDocument();
    expect(edits[0]).toEqual({
      filter: { status: 'active', kind: ['note'] },
      except: [memories[1]?.id],
      change: { action: 'addTags', tags: ['health', 'lab'] },
    });
  });

  it('is worked by the keyboard while the focus is in the list', async () => {
    const { user, edits } = show(['One.', 'Two.', 'Three.'].map((text) => makeMemory({ text })));
    (await row(/One/)).focus();
    await user.keyboard('j');
    await waitFor(async () => expect(await row(/Two/)).toHaveFocus());
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.keyboard('{Escape}{ArrowDown}');
    await waitFor(async () => expect(await row(/Three/)).toHaveFocus());
    await user.keyboard('#');
    await waitFor(() => expect(edits[0]?.change).toEqual({ action: 'delete' }));
    await waitFor(async () => expect(await row(/Two/)).toHaveFocus());
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keys in the list' })).toBeInTheDocument();
  });

  it('takes what is looked for to the search page', async () => {
    const { user, address } = show([]);
    await user.type(screen.getByRole('searchbox', { name: 'Find in memory' }), 'the yard{Enter}');
    await waitFor(() => expect(address()).toBe('/memory/semantic-search?q=the+yard'));
  });

  it('opens a memory with its source', async () => {
    const memory = makeMemory({
      text: 'Ana is allergic to peanuts. She carries a pen.',
      source: {
        kind: 'message',
        importId: null,
        messageId: 'm-1',
        conversationId: 'c-1',
        quote: 'remember that Ana is allergic',
      },
    });
    const { user } = show([memory]);
    await user.click(await row(/Ana is allergic to peanuts/));

    expect(
      await screen.findByRole('heading', { level: 2, name: 'Ana is allergic to peanuts' }),
    ).toBeInTheDocument();
    expect(screen.getByText('She carries a pen.', { selector: 'article *' })).toBeInTheDocument();
    const source = screen.getByRole('region', { name: 'Where this came from' });
    expect(within(source).getByText('“remember that Ana is allergic”')).toBeInTheDocument();
    expect(within(source).getByRole('link')).toHaveAttribute('href', '/ai-chat?conversation=c-1#message-m-1');
  });

  it('corrects a memory and shows the change as a version', async () => {
    const memory = makeMemory({ text: 'The visit is on 13 March.' });
    const { user, memories } = show([memory], `?memory=${memory.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct' }));

    const text = screen.getByRole('textbox', { name: 'What should be remembered' });
    expect(text).toHaveFocus();
    await user.clear(text);
    await user.type(text, 'The visit is on 12 March.');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'health, , health, lab');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Version 2')).toBeInTheDocument();
    expect(memories[0]).toMatchObject({
      text: 'The visit is on 12 March.',
      tags: ['health', 'lab'],
      version: 2,
    });
    expect(screen.getByRole('deletion')).toHaveTextContent('13');
    expect(screen.getByRole('insertion')).toHaveTextContent('12');
  });

  it('restores an older version as a new one', async () => {
    const memory = makeMemory({ text: 'New words.' });
    const { user, memories } = show([memory], `?memory=${memory.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    await user.type(screen.getByRole('textbox', { name: 'What should be remembered' }), ' More.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(memories[0]).toMatchObject({ text: 'New words.', version: 3 }));
  });

  it('loses neither text when two corrections meet', async () => {
    const memory = makeMemory({ text: 'Lunch on Monday.' });
    const { user, memories } = show([memory], `?memory=${memory.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    await user.type(screen.getByRole('textbox', { name: 'What should be remembered' }), ' At noon.');
    memories[0] = { ...memory, text: 'Lunch on Tuesday.', version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('This memory was changed elsewhere meanwhile')).toBeInTheDocument();
    expect(screen.getByText('Lunch on Tuesday.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'What should be remembered' })).toHaveValue(
      'Lunch on Monday. At noon.',
    );

    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(memories[0]).toMatchObject({ text: 'Lunch on Monday. At noon.', version: 3 }));
  });

  it('shows both texts side by side, to be made one', async () => {
    const memory = makeMemory({ text: 'Call Ana.' });
    const { user, memories } = show([memory], `?memory=${memory.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    const box = (): HTMLElement => screen.getByRole('textbox', { name: 'What should be remembered' });
    await user.clear(box());
    await user.type(box(), 'Call Ana at six.');
    memories[0] = { ...memory, text: 'Call Ben.', tags: ['family'], version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('group', { name: 'Saved now' })).toHaveTextContent('Call Ben.');
    expect(screen.getByRole('group', { name: 'Yours' })).toHaveTextContent('Call Ana at six.');
    await user.click(screen.getByRole('button', { name: 'Put both in the box' }));
    expect(box()).toHaveValue('Call Ben.\n\nCall Ana at six.');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    // Their tag was not touched here, so it stays.
    const both = { text: 'Call Ben.\n\nCall Ana at six.', tags: ['family'], version: 3 };
    await waitFor(() => expect(memories[0]).toMatchObject(both));
  });

  it('lets what is saved stand in a meeting of two corrections, and gives the other back', async () => {
    const memory = makeMemory({ text: 'Call Ana.' });
    const { user, memories } = show([memory], `?memory=${memory.id}`);
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    await user.type(screen.getByRole('textbox', { name: 'What should be remembered' }), ' At six.');
    memories[0] = { ...memory, text: 'Call Ben.', version: 2 };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Use what is saved' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Call Ben' })).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('group', { name: 'Yours' })).toHaveTextContent('Call Ana. At six.');
    expect(memories).toMatchObject([{ text: 'Call Ben.', version: 2 }]);
  });

  it('links to another memory, which shows it too', async () => {
    const [plumber, pump] = [makeMemory({ text: 'Plumber: 0316 555.' }), makeMemory({ text: 'Heat pump.' })];
    const { user } = show([plumber, pump], `?memory=${plumber.id}`);
    const linked: { from: unknown; toId: string }[] = [];
    server.use(
      http.post('/api/memories/:id/links', async ({ params, request }) => {
        const { toId } = (await request.json()) as { toId: string };
        linked.push({ from: params['id'], toId });
        return HttpResponse.json({ to: [pump], from: [] });
      }),
      http.get('/api/memories/:id/links', ({ params }) =>
        HttpResponse.json({
          to: linked.some(({ from }) => from === params['id']) ? [pump] : [],
          from: linked.some(({ toId }) => toId === params['id']) ? [plumber] : [],
        }),
      ),
    );
    const links = async () => within(await screen.findByRole('region', { name: 'Links' }));
    await user.click((await links()).getByRole('button', { name: 'Link to…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Find a memory'), 'heat pump');
    await user.click(await dialog.findByRole('button', { name: /Heat pump/ }));
    await user.click(await (await links()).findByRole('link', { name: /Heat pump/ }));
    expect(await screen.findByRole('heading', { level: 2, name: /Heat pump/ })).toBeInTheDocument();
    expect(await (await links()).findByRole('link', { name: /Plumber/ })).toBeInTheDocument();
  });

  it('tells that a fact changed, with the old one in the history, and takes it back', async () => {
    const lyon = makeMemory({ text: 'I live in Lyon.' });
    const { user, memories } = show([lyon], `?memory=${lyon.id}`);
    await user.click(await screen.findByRole('button', { name: 'This changed' }));
    await user.type(screen.getByRole('textbox', { name: 'What’s true instead' }), 'I live in Nantes.');
    await user.type(screen.getByLabelText(/True since/), '2025-05-04');
    await user.click(screen.getByRole('button', { name: 'Replace' }));

    expect(await screen.findByRole('heading', { level: 2, name: 'I live in Nantes' })).toBeInTheDocument();
    const before = await screen.findByRole('region', { name: 'What was true before' });
    expect(before).toHaveTextContent('I live in Lyonuntil 4 May 2025');
    await user.click(within(before).getByRole('link', { name: 'I live in Lyon' }));
    expect(await screen.findByText(/True until/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'It’s still true' }));
    await waitFor(() =>
      expect(memories.find(({ id }) => id === lyon.id)).toMatchObject({ status: 'active' }),
    );
  });

  it('shows what stood around it, and on request all of it', async () => {
    const parts = Array.from({ length: 13 }, (_, seq) =>
      makeMemory({
        text: `Part ${seq}.`,
        thread: 'paste',
        seq,
        source: { kind: 'paste', importId: null, messageId: null, conversationId: null, quote: null },
      }),
    );
    const { user } = show(parts, `?memory=${parts[6]?.id ?? ''}`);
    const around = await screen.findByRole('region', { name: 'Nearby memories' });
    expect(within(around).getByRole('heading')).toHaveTextContent('Pasted together with 12 others');
    expect(within(around).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(around).getByRole('button', { name: 'Show all 13' }));
    await waitFor(() => expect(within(around).getAllByRole('listitem')).toHaveLength(13));
  });

  it('keeps a correction that could not be saved, also after a look elsewhere', async () => {
    const memory = makeMemory({ text: 'Lunch.' });
    const { user, unmount } = show([memory], `?memory=${memory.id}`);
    server.use(
      http.patch('/api/memories/:id', () => problem(429, 'too_many', 'Too many changes. Wait a minute.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Correct' }));
    await user.type(screen.getByRole('textbox', { name: 'What should be remembered' }), ' At noon.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Too many changes/)).toBeInTheDocument();
    unmount();
    show([memory], `?memory=${memory.id}`);
    expect(await screen.findByRole('textbox', { name: 'What should be remembered' })).toHaveValue(
      'Lunch. At noon.',
    );
  });

  it('archives and takes back out of the archive', async () => {
    const memory = makeMemory({ text: 'Old flat.' });
    const { user } = show([memory, makeMemory({ text: 'Call Ana.' })], `?memory=${memory.id}`);
    await row(/Old flat/);
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(within(list()).queryByRole('link', { name: /Old flat/ })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText(/left out of your list/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Unarchive' }));
    expect(await row(/Old flat/)).toBeInTheDocument();
  });

  it('forgets at once, goes on to the next memory, and can bring it back', async () => {
    const memory = makeMemory({ text: 'Old flat.' });
    const { user, address, deleted } = show(
      [memory, makeMemory({ text: 'Call Ana.' })],
      `?memory=${memory.id}`,
    );
    await row(/Old flat/);
    await user.click(await screen.findByRole('button', { name: 'Forget' }));

    expect(within(list()).queryByRole('link', { name: /Old flat/ })).not.toBeInTheDocument();
    await waitFor(async () => expect(await row(/Call Ana/)).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/memory'));
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  it('puts a memory back into the list when forgetting it fails', async () => {
    const memory = makeMemory({ text: 'Old flat.' });
    const { user } = show([memory], `?memory=${memory.id}`);
    server.use(http.delete('/api/memories/:id', () => problem(403, 'forbidden', 'No.')));
    await row(/Old flat/);
    await user.click(await screen.findByRole('button', { name: 'Forget' }));
    expect(await row(/Old flat/)).toBeInTheDocument();
  });

  it('brings a forgotten memory back from its own address', async () => {
    const memory = makeMemory({ text: 'Old flat.' });
    const { user, deleted } = show([], `?memory=${memory.id}`);
    deleted.push(memory);
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Old flat' })).toBeInTheDocument();
  });

  it('says so when a memory cannot be read', async () => {
    show([], '?memory=x');
    server.use(http.get('/api/memories/x', () => HttpResponse.json({ error: 'Broken.' }, { status: 400 })));
    expect(await screen.findByText('Couldn’t load this memory')).toBeInTheDocument();
  });
});
