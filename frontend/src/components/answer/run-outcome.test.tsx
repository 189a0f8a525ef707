import { Toaster } from '@twyn/design-system';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeSkillRun } from '../../testing/factories/skill-run';
import { problem } from '../../testing/msw/problem';
import { makeEntity } from '../../testing/msw/handlers/home';
import { makeMoodEntry, moodEntriesHandler } from '../../testing/msw/handlers/mood-entries';
import { makeSeries, readingsHandler } from '../../testing/msw/handlers/readings';
import { makeReminder, remindersServer } from '../../testing/msw/handlers/reminders';
import { server } from '../../testing/msw/server';
import { renderWithProviders } from '../../testing/render';
import { RunOutcome } from './run-outcome';

const LAMP = makeEntity('light.lamp', { name: 'Reading lamp', state: 'on' });

describe('RunOutcome', () => {
  it('shows the devices as they are, to be set by hand', async () => {
    server.use(http.get('/api/home/entities', () => HttpResponse.json({ items: [LAMP] })));
    renderWithProviders(
      <RunOutcome run={makeSkillRun({ cards: ['devices'], targets: [LAMP.id] })} onReply={undefined} />,
    );
    expect(await screen.findByRole('switch', { name: 'Reading lamp' })).toBeChecked();
  });

  it('shows the reminder that was set, to be ticked off', async () => {
    const api = remindersServer([makeReminder({ id: 'r-1', text: 'call Ana' })]);
    server.use(...api.handlers);
    const { user } = renderWithProviders(
      <RunOutcome run={makeSkillRun({ cards: ['reminders'], reminders: ['r-1'] })} onReply={undefined} />,
    );
    const box = await screen.findByRole('checkbox', { name: 'Complete call Ana' });
    expect(box).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).not.toBeInTheDocument());
    expect(api.kept()).toMatchObject([{ id: 'r-1', status: 'done' }]);
  });

  it('shows what was measured and felt, until it is undone', async () => {
    const now = new Date().toISOString();
    server.use(
      readingsHandler(makeSeries({ items: [{ value: 80.5, at: now }] })),
      moodEntriesHandler([makeMoodEntry()]),
    );
    const time = { from: now, before: now };
    const run = makeSkillRun({
      cards: ['charts'],
      charts: [
        { of: 'reading', metric: 'body-weight', ...time },
        { of: 'mood', ...time },
      ],
    });
    const { unmount } = renderWithProviders(<RunOutcome run={run} onReply={undefined} />);
    expect(await screen.findByRole('heading', { name: 'Weight' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mood' })).toBeVisible();
    unmount();
    const undone = { ...run, canUndo: false, undoneAt: now };
    renderWithProviders(<RunOutcome run={undone} onReply={undefined} />);
    expect(screen.getByText('Undone')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('leads to the days that an answer rests on', () => {
    const time = { from: '2026-03-02T23:00:00Z', before: '2026-03-03T23:00:00Z' };
    const charts = [{ of: 'day', date: '2026-03-03', ...time }] as const;
    const run = makeSkillRun({ cards: ['charts'], charts: [...charts] });
    renderWithProviders(<RunOutcome run={run} onReply={undefined} />);
    expect(screen.getByRole('link', { name: '3 March 2026' })).toHaveAttribute('href', '/day/2026-03-03');
  });

  it('says when it was done and for how long it can be undone, until it cannot', () => {
    const run = makeSkillRun({ undoUntil: new Date(Date.now() + 30 * 86_400_000).toISOString() });
    const { unmount } = renderWithProviders(<RunOutcome run={run} onReply={undefined} />);
    expect(screen.getByText(/^Done at \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText('30 days left')).toBeVisible();
    unmount();
    const past = { ...run, undoUntil: new Date(Date.now() - 1).toISOString() };
    renderWithProviders(<RunOutcome run={past} onReply={undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('undoes it', async () => {
    const undone = vi.fn();
    server.use(
      http.post('/api/skills/runs/:id/undo', ({ params }) => {
        undone(params['id']);
        return HttpResponse.json(makeSkillRun({ canUndo: false, undoneAt: new Date().toISOString() }));
      }),
    );
    const { user } = renderWithProviders(<RunOutcome run={makeSkillRun()} onReply={undefined} />);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone).toHaveBeenCalledWith('run-1'));
  });

  it('leads to the screen that was asked for', () => {
    renderWithProviders(
      <RunOutcome run={makeSkillRun({ screen: 'people', canUndo: false })} onReply={undefined} />,
    );
    expect(screen.getByRole('link', { name: 'Open People and places' })).toHaveAttribute(
      'href',
      '/memory/people',
    );
  });

  it('says why it cannot be undone', async () => {
    const detail = 'It’s changed since. Undo the later change first.';
    server.use(http.post('/api/skills/runs/:id/undo', () => problem(409, 'home_changed_since', detail)));
    const { user } = renderWithProviders(
      <>
        <RunOutcome run={makeSkillRun()} onReply={undefined} />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('asks before a door opens, as long as the talk has not gone on', async () => {
    const handleReply = vi.fn();
    const door = { target: 'lock.front', name: 'Front door', now: 'Locked', then: 'Unlocked' };
    const run = makeSkillRun({
      outcome: 'awaiting_confirmation',
      canUndo: false,
      confirmation: { act: 'Unlock the front door', changes: [door], memoriesThen: null },
    });
    const { user, unmount } = renderWithProviders(<RunOutcome run={run} onReply={handleReply} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('Front doornow Locked, then Unlocked');
    await user.click(screen.getByRole('button', { name: 'Unlock the front door' }));
    expect(handleReply).toHaveBeenLastCalledWith('Yes');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(handleReply).toHaveBeenLastCalledWith('No');
    unmount();
    renderWithProviders(<RunOutcome run={run} onReply={undefined} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks again instead of confirming once it is too late', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const [handleReply, handleAskAgain] = [vi.fn(), vi.fn()];
    const run = makeSkillRun({
      outcome: 'awaiting_confirmation',
      canUndo: false,
      answerUntil: new Date(Date.now() + 5 * 60_000).toISOString(),
      confirmation: { act: 'Unlock the front door', changes: [], memoriesThen: null },
    });
    renderWithProviders(<RunOutcome run={run} onReply={handleReply} onAskAgain={handleAskAgain} />);
    expect(screen.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('This confirmation has expired. Nothing was changed.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(handleAskAgain).toHaveBeenCalledOnce();
    expect(handleReply).not.toHaveBeenCalled();
  });

  it('stays undone', () => {
    const run = makeSkillRun({ canUndo: false, undoneAt: new Date().toISOString() });
    renderWithProviders(<RunOutcome run={run} onReply={undefined} />);
    expect(screen.getByText('Undone')).toBeVisible();
  });
});
