import { Toaster } from '@twyn/design-system';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { useLocation } from 'react-router-dom';
import type { ReactElement } from 'react';
import type { SkillRun } from '../../../shared/skills/api/skills.api';
import { type ActivityServer, activityServer, makeSkillRun } from '../../../testing/msw/handlers/activity';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { ActivityPage } from './activity-page';

function State(): ReactElement {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

function open(runs: SkillRun[], at = '/activity'): Rendered & ActivityServer {
  const api = activityServer(runs);
  server.use(...api.handlers);
  const page = (
    <>
      <ActivityPage />
      <State />
      <Toaster />
    </>
  );
  return Object.assign(renderWithProviders(page, { at }), api);
}

test('tells who asked, what was understood and what came of it, and takes it back', async () => {
  const { user } = open([makeSkillRun({ channel: 'voice' })]);
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Done: Lamp.');
  await waitFor(() => expect(row).toHaveTextContent('By voice, just nowTurns devices on: Lamp'));
  await user.click(screen.getByRole('button', { name: 'Undo: Done: Lamp.' }));
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('Undone just now'));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  expect(screen.getByText('Undone: Done: Lamp.')).toBeInTheDocument();
});

test('leads to the message where it was asked', async () => {
  open([makeSkillRun({ channel: 'chat', conversationId: 'talk', messageId: 'answer' })]);
  expect(await screen.findByRole('link', { name: 'Conversation: Done: Lamp.' })).toHaveAttribute(
    'href',
    '/ai-chat?conversation=talk#message-answer',
  );
});

test('says why something cannot be taken back', async () => {
  const { user } = open([makeSkillRun()]);
  server.use(
    http.post('/api/skills/runs/:id/undo', () => problem(409, 'home_changed_since', 'Changed since.')),
  );
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Changed since.')).toBeVisible();
});

test('leads to what can be said', async () => {
  const { user, address } = open([]);
  const tabs = within(screen.getByRole('navigation', { name: 'Activity' }));
  expect(tabs.getByRole('link', { name: 'What was done' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'What you can say' }));
  await waitFor(() => expect(address()).toBe('/skills'));
});

test('is filtered, in an address that can be kept', async () => {
  const runs = [makeSkillRun(), makeSkillRun({ channel: 'api', result: 'It is 20:00.', canUndo: false })];
  const { user, address, asked } = open(runs);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'By a program');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(address()).toBe('/activity?by=api'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Answered only');
  await waitFor(() => expect(asked.at(-1)).toContain('outcome=answered'));
  expect(asked.at(-1)).toContain('channel=api');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'By voice');
  expect(await screen.findByRole('heading', { name: 'Nothing like that' })).toBeVisible();
});

test('an address with a filter that is none lists everything', async () => {
  const { asked } = open([makeSkillRun()], '/activity?by=nobody&outcome=toString');
  await screen.findByRole('listitem');
  expect(asked[0]).not.toMatch(/channel|outcome/);
});

test('reads on where there is more', async () => {
  const { user } = open([1, 2, 3].map((n) => makeSkillRun({ result: `Done: ${String(n)}.` })));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Done: 3.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('says what will be here, with something to try', async () => {
  const { user, address } = open([]);
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set a timer for 10 minutes' }));
  await waitFor(() => expect(address()).toBe('/ai-chat'));
  expect(screen.getByText('{"draft":"Set a timer for 10 minutes"}')).toBeVisible();
});

test('says that it cannot be read, and tries again', async () => {
  const { user, handlers } = open([makeSkillRun()]);
  server.use(http.get('/api/skills/runs', () => problem(500, 'internal', 'Something failed.')));
  expect(await screen.findByText('Couldn’t load the activity')).toBeVisible();
  server.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Done: Lamp.')).toBeVisible();
});
