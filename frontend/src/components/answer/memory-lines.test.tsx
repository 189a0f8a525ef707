import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';
import type { Message, SkillRun } from '../../shared/chat/api/chat.api';
import { makeMessage } from '../../testing/factories/conversation';
import { makeSkillRun } from '../../testing/factories/skill-run';
import { problem } from '../../testing/msw/problem';
import { server } from '../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../testing/render';
import { TwinAnswer } from './twin-answer';

type Asked = SkillRun['asked'][number];

const asked = (details: Partial<Asked> = {}): Asked[] => [
  { skill: 'x', title: 'Remember', icon: 'memory', parameters: {}, targets: [], ...details },
];

const CAR = { kind: 'memory.created', memoryId: 'm-1', text: 'I parked on level 4.' } as const;
const KEY = { kind: 'memory.created', memoryId: 'm-2', text: 'Maria has the key.' } as const;
const keepRun = (id: string): SkillRun => makeSkillRun({ id, asked: asked() });

function show(details: Partial<Message>): Rendered & { undone: string[] } {
  const undone: string[] = [];
  server.use(
    http.post('/api/skills/runs/:id/undo', ({ params }) => {
      undone.push(String(params['id']));
      return HttpResponse.json(makeSkillRun({ canUndo: false, undoneAt: new Date().toISOString() }));
    }),
  );
  const message = makeMessage({ role: 'twin', text: 'Remembered.', ...details });
  return Object.assign(renderWithProviders(<TwinAnswer message={message} onReply={() => undefined} />), {
    undone,
  });
}

test('says in one line what was kept, leads to it, and takes it back', async () => {
  const { user, undone } = show({ actions: [CAR], runs: [keepRun('run-1')] });
  const line = screen.getByRole('group', { name: 'Remembered' });
  expect(within(line).getByRole('link', { name: CAR.text })).toHaveAttribute('href', '/memory?memory=m-1');
  // The run has no button of its own beside the line's.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('group', { name: 'Not kept' });
  expect(undone).toEqual(['run-1']);
  expect(back).toHaveFocus();
  expect(within(back).getByRole('link', { name: 'trash' })).toHaveAttribute('href', '/memory/trash');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('keeps the way back where it could not be undone', async () => {
  const { user } = show({ actions: [CAR], runs: [keepRun('run-1')] });
  server.use(http.post('/api/skills/runs/:id/undo', () => problem(409, 'changed', 'It was changed since.')));
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('group', { name: 'Remembered' })).toBeVisible();
  expect(undo).toHaveFocus();
});

test('tells several as one, shows them when asked, and takes all of them back', async () => {
  const { user, undone } = show({ actions: [CAR, KEY], runs: [keepRun('run-1'), keepRun('run-2')] });
  expect(screen.getByRole('group', { name: 'Remembered 2 things' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  const more = screen.getByRole('button', { name: 'What I remembered', expanded: false });
  await user.click(more);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([CAR.text, KEY.text]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('group', { name: 'Not kept' })).toBeVisible();
  expect(undone).toEqual(['run-2', 'run-1']);
});

test('one run that kept several is undone once', async () => {
  const { user, undone } = show({ actions: [CAR, KEY], runs: [keepRun('run-1')] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('group', { name: 'Not kept' });
  expect(undone).toEqual(['run-1']);
});

test('stays not kept, and counts what is left of several', () => {
  const gone = { ...keepRun('run-1'), canUndo: false, undoneAt: new Date().toISOString() };
  show({ actions: [CAR, KEY], runs: [gone, keepRun('run-2')] });
  expect(screen.getByRole('group', { name: 'Remembered' })).toBeVisible();
  expect(screen.getByRole('link', { name: KEY.text })).toBeVisible();
  expect(screen.queryByText('Undone')).not.toBeInTheDocument();
});

test('what was done besides keeps an undo of its own', () => {
  const light = makeSkillRun({ id: 'run-2', asked: asked({ title: 'Turn on', icon: 'home' }) });
  show({ actions: [CAR], runs: [keepRun('run-1'), light] });
  const undos = screen.getAllByRole('button', { name: 'Undo' });
  expect(undos).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Remembered' })).toContainElement(undos[0]!);
});

test('shows a correction before and after, leads to what holds, and takes it back', async () => {
  const { user, undone } = show({
    text: 'Corrected.',
    actions: [
      CAR,
      { kind: 'memory.corrected', memoryId: 'm-0', before: 'I parked on level 3.', after: CAR.text },
    ],
    runs: [makeSkillRun({ id: 'run-1', asked: asked({ title: 'Correct' }) })],
  });
  const line = screen.getByRole('group', { name: 'Corrected' });
  expect(within(line).getByRole('deletion')).toHaveTextContent('I parked on level 3.');
  expect(within(line).getByRole('insertion')).toHaveTextContent(CAR.text);
  expect(within(line).getByRole('link', { name: 'Corrected' })).toHaveAttribute('href', '/memory?memory=m-1');
  // It is no memory beside the correction.
  expect(screen.queryByText('Remembered')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('group', { name: 'Not corrected' });
  expect(back).toHaveTextContent('It says again: I parked on level 3.');
  expect(back).toHaveFocus();
  expect(undone).toEqual(['run-1']);
});

const source = (number: number, quote: string): Message['citations'][number] => ({
  number,
  memoryId: `m-${number}`,
  title: quote.replace(/\.$/, ''),
  quote,
  recordedAt: '2026-03-04T18:22:00.000Z',
  kind: null,
});

test.each([
  ['Should I forget “Ana is my sister.”? You can restore it for 30 days. [1]', 1, 'Forget this memory'],
  ['Should I forget these 2?\n\n“Ana is my sister.” [1]\n\n“Ana left.” [2]', 2, 'Forget 2 memories'],
])('lists the memories once, and names the yes for its act: %s', (text, count, act) => {
  show({
    text,
    citations: [source(1, 'Ana is my sister.'), source(2, 'Ana left.')].slice(0, count),
    runs: [
      makeSkillRun({
        outcome: 'awaiting_confirmation',
        canUndo: false,
        confirmation: { act, changes: [], memoriesThen: 'In the trash for 30 days' },
      }),
    ],
  });
  const card = screen.getByRole('region', { name: act });
  expect(screen.getAllByText(/Ana is my sister/)).toHaveLength(1);
  expect(within(card).getAllByRole('listitem')).toHaveLength(count);
  expect(within(card).getAllByRole('listitem')[0]).toHaveTextContent(
    '“Ana is my sister.”now Kept, then In the trash for 30 days',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([act, 'Not now']);
});
