import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../shared/chat/api/chat.api';
import { makeMessage } from '../../../testing/factories/conversation';
import { makeMemory } from '../../../testing/factories/memory';
import { makeSkillRun } from '../../../testing/factories/skill-run';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { MessageMenu } from './message-menu';
import { MessageNotice, type Notice } from './message-notice';

const citation = {
  ...{ number: 1, memoryId: 'm', title: 'Ana', recordedAt: '2026-03-04T18:22:00Z', kind: null },
  quote: 'Ana is allergic to peanuts.',
};

function Tools({ message }: { message: Message }): ReactElement {
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <MessageMenu message={message} onNotice={setNotice} />
      {notice && <MessageNotice notice={notice} />}
    </>
  );
}

async function open(overrides: Partial<Message> = {}): Promise<Rendered> {
  const view = renderWithProviders(<Tools message={makeMessage(overrides)} />);
  await view.user.click(screen.getByRole('button', { name: /^More with/ }));
  await screen.findByRole('menuitem', { name: 'Forget this' });
  return view;
}

const press = async ({ user }: Rendered, name: string): Promise<void> =>
  user.click(screen.getByRole('menuitem', { name }));

describe('MessageMenu', () => {
  it('remembers a message, leads to the memory and takes it back', async () => {
    const memory = makeMemory();
    const undone = vi.fn();
    server.use(
      http.post('/api/messages/:id/remember', () => HttpResponse.json({ memory, run: makeSkillRun() })),
      http.post('/api/skills/runs/:id/undo', ({ params }) => {
        undone(params['id']);
        return HttpResponse.json(makeSkillRun({ canUndo: false, undoneAt: new Date().toISOString() }));
      }),
    );
    const view = await open();
    await press(view, 'Remember this');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Remembered'));
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/memory?memory=${memory.id}`);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Undone'));
    expect(undone).toHaveBeenCalledExactlyOnceWith('run-1');
  });

  it('says that a message is remembered already, with nothing to undo', async () => {
    const memory = makeMemory();
    server.use(http.post('/api/messages/:id/remember', () => HttpResponse.json({ memory, run: null })));
    await press(await open(), 'Remember this');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Remembered already'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers to remember an answer only where it was not recalled', async () => {
    const { unmount } = await open({ role: 'twin' });
    expect(screen.getByRole('menuitem', { name: 'Remember this' })).toBeInTheDocument();
    unmount();
    await open({ role: 'twin', citations: [citation] });
    expect(screen.queryByRole('menuitem', { name: 'Remember this' })).not.toBeInTheDocument();
  });

  it('shows what would be forgotten, and forgets that', async () => {
    const items = [
      makeMemory({ text: 'Ana is allergic to peanuts.' }),
      makeMemory({ text: 'Ana is in Porto.' }),
    ];
    const forgotten = vi.fn();
    server.use(
      http.get('/api/messages/:id/memories', () => HttpResponse.json({ items })),
      http.post('/api/messages/:id/forget', async ({ request }) => {
        forgotten(await request.json());
        return HttpResponse.json(makeSkillRun({ skills: ['memory.forget'], result: 'Forgotten.' }));
      }),
    );
    const view = await open({ role: 'twin', citations: [citation] });
    await press(view, 'Forget this');
    expect(await screen.findByRole('heading', { name: 'Forget 2 memories?' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Will be forgotten' })).toHaveTextContent('Ana is in Porto.');
    expect(forgotten).not.toHaveBeenCalled();
    await view.user.click(screen.getByRole('button', { name: 'Forget 2 memories' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 memories forgotten'));
    expect(forgotten).toHaveBeenCalledExactlyOnceWith({ memoryIds: items.map(({ id }) => id) });
    expect(screen.getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/memory/trash');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('says plainly that there is nothing to forget', async () => {
    server.use(http.get('/api/messages/:id/memories', () => HttpResponse.json({ items: [] })));
    const view = await open();
    await press(view, 'Forget this');
    expect(await screen.findByRole('heading', { name: 'Nothing to forget' })).toBeInTheDocument();
    expect(screen.getByText(/No memory was saved from this message/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Forget/ })).not.toBeInTheDocument();
  });

  it('shows once more what there is when it has changed meanwhile', async () => {
    const items = [makeMemory(), makeMemory()];
    server.use(
      http.get('/api/messages/:id/memories', () => HttpResponse.json({ items })),
      http.post('/api/messages/:id/forget', () => {
        items.pop();
        return problem(409, 'message_memories_changed', 'These memories have changed meanwhile.');
      }),
    );
    const view = await open();
    await press(view, 'Forget this');
    await view.user.click(await screen.findByRole('button', { name: 'Forget 2 memories' }));
    expect(await screen.findByRole('heading', { name: 'Forget 1 memory?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Forget it' })).toBeVisible();
  });

  it('says that what there is could not be read', async () => {
    server.use(http.get('/api/messages/:id/memories', () => problem(500, 'internal', 'Something broke.')));
    const view = await open();
    await press(view, 'Forget this');
    expect(await screen.findByText('Couldn’t load what can be forgotten')).toBeInTheDocument();
  });
});
