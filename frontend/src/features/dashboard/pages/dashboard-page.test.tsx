import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '../../../lib/notify';
import type { ConversationDetail } from '../../../shared/chat/api/chat.api';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { makeConversation } from '../../../testing/factories/conversation';
import { makeMemory } from '../../../testing/factories/memory';
import { briefHandlers } from '../../../testing/msw/handlers/briefs';
import { chatServer } from '../../../testing/msw/handlers/chat';
import { homeServer, makeEntity } from '../../../testing/msw/handlers/home';
import { makeFinding } from '../../../testing/msw/handlers/insights';
import { memoryServer } from '../../../testing/msw/handlers/memory';
import { makeMoodEntry, moodEntriesHandler } from '../../../testing/msw/handlers/mood-entries';
import { readingSummaryHandler } from '../../../testing/msw/handlers/readings';
import { makeReminder, remindersServer } from '../../../testing/msw/handlers/reminders';
import { sampleDataHandlers } from '../../../testing/msw/handlers/sample-data';
import { todayServer } from '../../../testing/msw/handlers/today';
import { problem } from '../../../testing/msw/problem';
import { server } from '../../../testing/msw/server';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { DashboardPage } from './dashboard-page';

const SAMPLE = { memories: 21, moodEntries: 14, readings: 42, reminders: 3, devices: 20 };

function serve(memories: Memory[], conversations: ConversationDetail[] = []): void {
  server.use(
    http.get('/api/me/settings', () => HttpResponse.json({ units: null })),
    http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'none', intents: [] })),
    ...memoryServer(memories).handlers,
    ...chatServer(conversations).handlers,
    ...remindersServer([]).handlers,
    ...homeServer([]).handlers,
    moodEntriesHandler([]),
    readingSummaryHandler([]),
    ...sampleDataHandlers(SAMPLE),
    ...briefHandlers([]),
    ...todayServer().handlers,
  );
}

function show(memories: Memory[] = [makeMemory()], conversations = [makeConversation()]): Rendered {
  serve(memories, conversations);
  return open();
}

function open(): Rendered {
  return renderWithProviders(
    <Routes>
      <Route path="/dashboard" element={<DashboardPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/dashboard' },
  );
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Tell or ask your twin' });
const today = new Date();
const laterToday = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 23, 59).toISOString();

describe('the field', () => {
  it('asks what sounds like a question, in a conversation', async () => {
    const { user, address } = show();
    await user.type(field(), 'What is Ana allergic to?');
    expect(screen.getByRole('radio', { name: 'Ask' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(address()).toBe('/ai-chat');
  });

  it('remembers what is told, and stays', async () => {
    const { user, address } = show();
    await user.type(field(), 'My sister Ana is allergic to peanuts.');
    expect(screen.getByRole('radio', { name: 'Remember' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remember' }));
    expect(await screen.findByRole('link', { name: /My sister Ana/ })).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
    expect(field()).toHaveValue('');
  });

  it('takes a command to the chat, which carries it out', async () => {
    serve([makeMemory()], [makeConversation()]);
    const intent = { skill: 'reminders.create', parameters: {}, targets: [], makes: null, confidence: 1 };
    server.use(
      http.post('/api/skills/parse', () =>
        HttpResponse.json({ outcome: 'act', intents: [{ ...intent, unexplained: [] }] }),
      ),
    );
    const { user } = open();
    await user.type(field(), 'Remind me to call Ana');
    expect(await screen.findByRole('button', { name: 'Ask' })).toBeInTheDocument();
  });

  it('lets the person say otherwise, until the field is empty again', async () => {
    const { user } = show();
    await user.type(field(), 'What a day it was?');
    await user.click(screen.getByRole('radio', { name: 'Remember' }));
    expect(screen.getByRole('button', { name: 'Remember' })).toBeInTheDocument();
    await user.clear(field());
    await user.type(field(), 'What is it?');
    expect(screen.getByRole('button', { name: 'Ask' })).toBeInTheDocument();
  });
});

describe('a new account', () => {
  it('reads what will stand here', async () => {
    show([], []);
    expect(await screen.findByRole('link', { name: /^Mood/ })).toHaveTextContent('Nothing logged today');
    expect(screen.getByRole('link', { name: /A sample home is ready/ })).toHaveAttribute(
      'href',
      '/smart-home',
    );
    expect(screen.getByRole('link', { name: /^Devices/ })).toHaveAttribute('href', '/devices');
    expect(screen.getByText('Nothing more today.')).toBeInTheDocument();
  });
});

describe('the sample data', () => {
  it('is offered to a new account, and goes again in one press with exact counts', async () => {
    const { user } = show([], []);
    await user.click(await screen.findByRole('button', { name: 'Try with sample data' }));
    const notice = await screen.findByRole('note', { name: 'Sample data' });
    expect(notice).toHaveTextContent('21 memories, 14 moods, 42 readings, 3 reminders and 20 devices.');
    expect(screen.queryByRole('button', { name: 'Try with sample data' })).not.toBeInTheDocument();
    const told = vi.spyOn(notify, 'success');
    await user.click(within(notice).getByRole('button', { name: 'Remove sample data' }));
    expect(await screen.findByRole('button', { name: 'Try with sample data' })).toBeInTheDocument();
    expect(told).toHaveBeenCalledWith(
      'Removed: 21 memories, 14 moods, 42 readings, 3 reminders and 20 devices',
    );
  });

  it('is not offered to somebody who has told something', async () => {
    show();
    await screen.findByRole('region', { name: 'Due today' });
    expect(screen.queryByRole('button', { name: 'Try with sample data' })).not.toBeInTheDocument();
  });
});

describe('the day', () => {
  it('shows what was measured today', async () => {
    serve([makeMemory()], [makeConversation()]);
    const at = new Date().toISOString();
    const sleep = { metric: 'sleep-duration', label: 'Sleep', unit: 'h', decimals: 1, value: 7.42 };
    const weight = { metric: 'body-weight', label: 'Weight', unit: 'kg', decimals: 1, value: 63.7 };
    server.use(
      readingSummaryHandler([
        { ...sleep, at, isSample: true },
        { ...weight, at, isSample: false },
      ]),
    );
    open();
    expect(await screen.findByRole('link', { name: /^Sleep/ })).toHaveTextContent(
      'SleepSample7 h 25Weight 63.7 kg',
    );
  });

  it('shows what is due, what waits, how things stand, and what was told last', async () => {
    serve(
      Array.from({ length: 7 }, (_, index) => makeMemory({ text: `Memory number ${index}.` })),
      [makeConversation()],
    );
    const waiting = makeMemory({ text: 'Jonas moved to Lyon.' });
    server.use(
      ...remindersServer([
        makeReminder({ text: 'call Jonas back', dueAt: laterToday }),
        makeReminder({ text: 'next year', dueAt: '2099-01-01T09:00:00Z' }),
      ]).handlers,
      ...homeServer([
        makeEntity('light.hallway', { state: 'on' }),
        makeEntity('binary_sensor.front', { state: 'off', deviceClass: 'door' }),
      ]).handlers,
      moodEntriesHandler([makeMoodEntry({ mood: 3 }), makeMoodEntry({ mood: 4 })]),
      http.get('/api/memories/review', () =>
        HttpResponse.json({
          items: [{ kind: 'proposal', memory: waiting }],
          total: 2,
          totalIs: 'exact',
          unread: [],
        }),
      ),
      http.get('/api/memories/on-this-day', () =>
        HttpResponse.json({
          items: [{ memory: makeMemory({ text: 'First dinner outside.' }), monthsAgo: 12 }],
        }),
      ),
    );
    open();
    const due = within(await screen.findByRole('region', { name: 'Due today' }));
    expect(due.getByRole('checkbox', { name: 'Complete call Jonas back' })).toBeInTheDocument();
    expect(due.queryByText('next year')).not.toBeInTheDocument();
    const confirm = screen.getByRole('region', { name: 'For you to confirm' });
    expect(confirm).toHaveTextContent('2 waiting');
    expect(within(confirm).getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/memory/review');
    expect(screen.getByRole('region', { name: 'On this day' })).toHaveTextContent(
      'First dinner outside 1 year ago',
    );
    expect(screen.getByRole('link', { name: /1 light on\. Doors closed/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Mood/ })).toHaveTextContent('Good2 entries today');
    expect(screen.getByRole('link', { name: /7 memories/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Memory number/ })).toHaveLength(5);
  });

  it('keeps the field at hand when the memories cannot be read', async () => {
    serve([makeMemory({ text: 'Call Ana.' })]);
    server.use(http.get('/api/memories', () => problem(400, 'broken', 'No.'), { once: true }));
    const { user } = open();
    expect(await screen.findByText('Couldn’t load your memories')).toBeInTheDocument();
    expect(field()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Call Ana/ })).toBeInTheDocument();
  });

  it('shows the rest where a part cannot be read, and reads it again', async () => {
    serve([makeMemory({ text: 'Call Ana.' })], [makeConversation()]);
    server.use(
      http.get('/api/reminders', () => problem(400, 'broken', 'No.')),
      http.get('/api/today', () => problem(400, 'broken', 'No.'), { once: true }),
    );
    const { user } = open();
    expect(await screen.findByText('Couldn’t load your reminders')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Call Ana/ })).toBeInTheDocument();
    expect(screen.getByText('Couldn’t load Today')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findByRole('link', { name: /^Devices/ })).toBeInTheDocument();
  });

  it('shows the newest finding and the devices, with the way to both', async () => {
    serve([makeMemory()], [makeConversation()]);
    const overdue = { id: 'd', name: 'Hallway sensor', status: 'silent' } as const;
    server.use(
      ...todayServer({
        devices: { total: 3, inTime: 2, troubled: [overdue] },
        finding: { ...makeFinding(), sentence: 'On warm nights you slept less.', n: 164 },
      }).handlers,
    );
    open();
    const finding = await screen.findByRole('region', { name: 'Newest finding' });
    expect(finding).toHaveTextContent('On warm nights you slept less.164 days.');
    expect(within(finding).getByRole('link', { name: 'Open findings' })).toHaveAttribute(
      'href',
      '/analytics',
    );
    expect(screen.getByRole('link', { name: /^Devices/ })).toHaveTextContent(
      '2of 3 in timeHallway sensor is silent.',
    );
  });

  it('asks for all of it in six requests at most', async () => {
    serve([makeMemory()], [makeConversation()]);
    server.use(...homeServer([makeEntity('light.hallway', { state: 'on' })]).handlers);
    const asked: string[] = [];
    const note = ({ request }: { request: Request }): void => {
      asked.push(new URL(request.url).pathname);
    };
    server.events.on('request:start', note);
    onTestFinished(() => server.events.removeListener('request:start', note));
    open();
    expect(await screen.findByRole('link', { name: /1 light on/ })).toBeInTheDocument();
    expect(asked.toSorted()).toEqual([
      '/api/brief',
      '/api/home/entities',
      '/api/me/settings',
      '/api/memories',
      '/api/reminders',
      '/api/today',
    ]);
  });
});

describe('the morning brief', () => {
  const USUAL = { median: 7, low: 6.5, high: 7.5, days: 60 };

  it('tells each line with what it rests on, and sends one away until tomorrow', async () => {
    serve([makeMemory()], [makeConversation()]);
    server.use(
      ...briefHandlers([
        {
          ...{ kind: 'night', key: 'night', isSample: false },
          ...{ asleepMinutes: 372, usualMinutes: 420, shortNights: 3 },
        },
        { kind: 'mood', key: 'mood', isSample: true, mean: 3.4, days: 6, usual: { ...USUAL, median: 3.7 } },
      ]),
    );
    const { user } = open();
    const card = await screen.findByRole('region', { name: 'Morning brief' });
    expect(card).toHaveTextContent(
      'You slept 6 h 12, 48 min under your usual. It is short night 3 in a row.',
    );
    expect(card).toHaveTextContent('Your mood over the last seven days was 3.4 of 5, 0.3 under your usual.');
    expect(within(card).getByRole('link', { name: /Sleep/ })).toHaveAttribute(
      'href',
      '/biometrics/sleep-duration',
    );
    await user.click(within(card).getByRole('button', { name: /^Hide until tomorrow: You slept/ }));
    expect(await within(card).findByText('1 line hidden until tomorrow.')).toBeVisible();
    expect(card).not.toHaveTextContent('You slept');
    await user.click(within(card).getByRole('button', { name: 'Show again' }));
    expect(await within(card).findByText(/You slept/)).toBeVisible();
  });

  it('is not there where there is nothing to say', async () => {
    show();
    await screen.findByRole('region', { name: 'Due today' });
    expect(screen.queryByText('Morning brief')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    serve([makeMemory()], [makeConversation()]);
    server.use(http.get('/api/brief', () => problem(500, 'internal', 'It failed.')));
    open();
    const card = await screen.findByRole('region', { name: 'Morning brief' });
    expect(within(card).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
