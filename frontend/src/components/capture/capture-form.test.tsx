import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryServer } from '../../testing/msw/handlers/memory';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
import { CaptureForm } from './capture-form';

function show(): ReturnType<typeof renderWithProviders> {
  return renderWithProviders(<CaptureForm label="Tell your twin something" />);
}

const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Tell your twin something' });
const notes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Note ${index + 1}.`).join('\n\n');

describe('CaptureForm', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stores what was written and is empty for the next thought', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    const { user } = show();

    await user.type(box(), 'My sister Ana is allergic to peanuts.');
    await user.click(screen.getByRole('button', { name: 'Remember' }));

    await waitFor(() => expect(box()).toHaveValue(''));
    expect(memories).toMatchObject([
      { text: 'My sister Ana is allergic to peanuts.', source: { kind: 'form' } },
    ]);
  });

  it('saves from the keyboard', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    const { user } = show();

    await user.type(box(), 'Call Ana{Control>}{Enter}{/Control}');

    await waitFor(() => expect(memories).toHaveLength(1));
  });

  it('asks for words when there are none', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(box()).toHaveFocus();
  });

  it('keeps the words when saving fails, and a repeat after a lost answer stores them once', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    let isFirst = true;
    server.use(
      http.post('/api/memories', async ({ request }) => {
        if (!isFirst) return undefined;
        isFirst = false;
        // The server stores it, and the answer is lost on the way.
        const body = await request.clone().text();
        await fetch(
          new Request('/api/memories', {
            method: 'POST',
            body,
            headers: { 'Content-Type': 'application/json' },
          }),
        );
        return problem(403, 'cross_site', 'This request came from another site.');
      }),
    );
    const { user } = show();

    await user.type(box(), 'Call Ana');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save');
    expect(box()).toHaveValue('Call Ana');

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(memories).toHaveLength(1);
  });

  it('says what the server refused, and lets go of it once the text changes', async () => {
    server.use(
      http.post('/api/memories', () =>
        HttpResponse.json(
          {
            status: 400,
            code: 'invalid',
            error: 'Bad',
            errors: [{ path: 'text', message: 'The text contains control characters.' }],
          },
          { status: 400 },
        ),
      ),
    );
    const { user } = show();
    await user.type(box(), 'Bad');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The text contains control characters.');
    await user.type(box(), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks about what is never to be remembered, and keeps it when that is insisted on', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    server.use(
      http.post('/api/memories', async ({ request }) => {
        const { saveAnyway } = (await request.clone().json()) as { saveAnyway: boolean };
        if (saveAnyway) return undefined;
        return problem(409, 'never_remember', 'You asked me never to remember “job interview”.');
      }),
    );
    const { user } = show();
    await user.type(box(), 'The interview is on Monday.');
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByText(/You asked me never to remember/)).toBeVisible();
    expect(box()).toHaveValue('The interview is on Monday.');
    expect(memories).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(memories).toMatchObject([{ text: 'The interview is on Monday.' }]);
  });

  it('takes down what is said, behind what is written', async () => {
    const heard: { onresult?: (event: object) => void } = {};
    vi.stubGlobal(
      'webkitSpeechRecognition',
      class {
        start = (): void => void Object.assign(heard, { onresult: this.onresult });
        stop = (): void => undefined;
        onresult?: (event: object) => void;
      },
    );
    const { user } = show();
    await user.type(box(), 'Call Mum.');
    await user.click(await screen.findByRole('button', { name: 'Dictate' }));
    act(() => heard.onresult?.({ resultIndex: 0, results: [[{ transcript: 'She prefers Sundays.' }]] }));
    expect(box()).toHaveValue('Call Mum. She prefers Sundays.');
  });

  it('keeps the words across a reload', async () => {
    const { user, unmount } = show();
    await user.type(box(), 'Half a thought');
    unmount();
    show();
    expect(box()).toHaveValue('Half a thought');
  });

  it('counts near the limit and refuses more than fits', async () => {
    const { user } = show();
    await user.click(box());
    await user.paste('x'.repeat(20_012));
    expect(screen.getByRole('alert')).toHaveTextContent('12 characters too long for one memory.');
  });

  it('offers to keep pasted notes apart and saves them in batches', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    const { user } = show();

    await user.click(box());
    await user.paste(notes(45));
    await user.click(await screen.findByRole('button', { name: 'Save 45 memories, one per paragraph' }));

    await waitFor(() => expect(memories).toHaveLength(45));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(memories.every(({ source }) => source.kind === 'paste')).toBe(true);
  });

  it('keeps pasted notes as one memory when asked to', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    const { user } = show();

    await user.click(box());
    await user.paste(notes(3));
    await user.click(screen.getByRole('button', { name: 'Keep as one memory' }));

    await waitFor(() => expect(memories).toMatchObject([{ text: notes(3), source: { kind: 'paste' } }]));
  });

  it('pauses a batch that fails and finishes it without duplicates', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    let attempts = 0;
    server.use(
      http.post('/api/memories/batch', () => {
        attempts += 1;
        return attempts === 2 ? problem(503, 'unavailable', 'The twin is restarting.') : undefined;
      }),
    );
    const { user } = show();

    await user.click(box());
    await user.paste(notes(30));
    await user.click(await screen.findByRole('button', { name: 'Save 30 memories, one per paragraph' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('10 notes are still waiting');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20 of 30 memories');

    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(memories).toHaveLength(30));
    expect(new Set(memories.map(({ text }) => text)).size).toBe(30);
  });

  it('lists the paragraphs that were refused and gives them back', async () => {
    const { handlers, memories } = memoryServer();
    server.use(...handlers);
    server.use(
      http.post('/api/memories/batch', async ({ request }) => {
        const { items } = (await request.clone().json()) as { items: { text: string }[] };
        const index = items.findIndex(({ text }) => text === 'Note 2.');
        if (index < 0) return undefined;
        const errors = [{ path: `items.${index}.text`, message: 'The text contains control characters.' }];
        return HttpResponse.json({ status: 400, code: 'invalid', error: 'Bad', errors }, { status: 400 });
      }),
    );
    const { user } = show();

    await user.click(box());
    await user.paste(notes(3));
    await user.click(await screen.findByRole('button', { name: 'Save 3 memories, one per paragraph' }));
    expect(await screen.findByText('1 note was not saved')).toBeInTheDocument();
    expect(screen.getByText('The text contains control characters.')).toBeInTheDocument();
    await waitFor(() => expect(memories).toHaveLength(2));

    await user.click(screen.getByRole('button', { name: 'Put them back in the box' }));
    expect(box()).toHaveValue('Note 2.');
  });

  it('leaves an ordinary paste alone', async () => {
    const { user } = show();
    await user.click(box());
    await user.paste('One thought.\n\nAnd its second half.');
    expect(screen.getByRole('button', { name: 'Remember' })).toBeInTheDocument();
  });
});
