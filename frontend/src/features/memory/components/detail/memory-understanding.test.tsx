import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { makeMemory } from '../../../../testing/factories/memory';
import { server } from '../../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../../testing/render';
import { MemoryExtraction } from './memory-understanding';

const happenedAt = '2026-02-18T11:00:00.000Z';

/** `sent` tells what the server was asked to change. */
function show(isInferred: boolean): Rendered & { sent: string[] } {
  const sent: string[] = [];
  const memory = makeMemory({ happenedAt, happenedAtIsInferred: isInferred });
  const read = {
    isRead: true,
    isTooMuch: false,
    mentions: [],
    happenedAt,
    happenedAtIsInferred: isInferred,
    suggestedTags: [],
    suggestedKind: null,
  };
  server.use(
    http.get('/api/memories/:id/extraction', () => HttpResponse.json(read)),
    http.get('/api/memories/:id', () => HttpResponse.json(memory)),
    http.post('/api/memories/:id/extraction/confirm-date', () => {
      sent.push('confirmed');
      return HttpResponse.json({ ...read, happenedAt: null, happenedAtIsInferred: false });
    }),
    http.patch('/api/memories/:id', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json(memory);
    }),
  );
  return { ...renderWithProviders(<MemoryExtraction memory={memory} />), sent };
}

describe('the day that a memory happened', () => {
  it('stands by itself where the words give it', async () => {
    show(false);
    expect(await screen.findByText('Happened on 18 February 2026')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Inferred day' })).not.toBeInTheDocument();
  });

  it('is confirmed with one tap where its year was inferred', async () => {
    const { user, sent } = show(true);
    expect(await screen.findByText('Probably on 18 February 2026')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'That’s right' }));
    await waitFor(() => expect(sent).toEqual(['confirmed']));
  });

  it('is changed to another one', async () => {
    const { user, sent } = show(true);
    await user.click(await screen.findByRole('button', { name: 'Another day' }));
    const field = screen.getByLabelText('Day it happened');
    expect(field).toHaveValue('2026-02-18');
    await user.clear(field);
    await user.type(field, '2025-02-18');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expect.stringMatching(/"happenedAt":"2025-02-1\dT/)]));
  });
});
