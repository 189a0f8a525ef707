import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { List, ListItem } from '../../../features/reminders/api/lists.api';
import type { Recurrence, Reminder, ScheduledCommand } from '../../../shared/reminders/api/reminders.api';
import type { CommandIntent } from '../../../shared/skills/api/skills.api';
import { makeSkillRun } from '../../factories/skill-run';

const AT = '2026-01-01T00:00:00.000Z';
let count = 0;

/** A reminder that is open; a test states only what matters to it. */
export function makeReminder(details: Partial<Reminder> = {}): Reminder {
  return {
    id: `reminder-${String(++count)}`,
    kind: 'reminder',
    status: 'open',
    text: 'call Ana',
    dueAt: null,
    recurrence: null,
    snoozedUntil: null,
    durationSeconds: null,
    startedAt: null,
    remainingMs: null,
    areaId: null,
    source: null,
    closedAt: null,
    createdAt: AT,
    updatedAt: AT,
    ...details,
  };
}

/** A command that waits; a test states only what matters to it. */
export function makeScheduledCommand(details: Partial<ScheduledCommand> = {}): ScheduledCommand {
  return {
    id: `command-${String(++count)}`,
    status: 'waiting',
    text: 'Turn off the bedroom light',
    source: 'turn off the bedroom light at 22:00',
    dueAt: AT,
    recurrence: null,
    outcome: null,
    result: null,
    ranAt: null,
    runId: null,
    createdAt: AT,
    updatedAt: AT,
    ...details,
  };
}

const DAY_MS = 86_400_000;

/** A day later, whatever was asked for: enough to be another time. */
function nextOf(dueAt: string | null): Partial<Reminder> {
  return { dueAt: new Date(new Date(dueAt ?? AT).getTime() + DAY_MS).toISOString(), snoozedUntil: null };
}

export interface RemindersServer {
  /** As they are now. */
  kept: () => Reminder[];
  handlers: HttpHandler[];
}

/** A server that keeps these reminders and lists, and understands every sentence as `intents`, which it carries out. */
export function remindersServer(
  first: Reminder[],
  intents: Partial<CommandIntent>[] = [],
  scheduled: ScheduledCommand[] = [],
): RemindersServer {
  let reminders = first;
  let commands = scheduled;
  let lists: List[] = [];
  const answer = (id: unknown, change: Partial<Reminder>): HttpResponse<Reminder | undefined> => {
    reminders = reminders.map((each) => (each.id === id ? { ...each, ...change } : each));
    return HttpResponse.json(reminders.find((each) => each.id === id));
  };
  const open = (): HttpResponse<{ items: Reminder[] }> =>
    HttpResponse.json({ items: reminders.filter(({ status }) => status === 'open') });
  const withItems = (id: unknown, change: (items: ListItem[]) => ListItem[]): void => {
    lists = lists.map((list) => (list.id === id ? { ...list, items: change(list.items) } : list));
  };
  return {
    kept: () => reminders,
    handlers: [
      http.get('/api/reminders', open),
      http.get('/api/reminders/next', open),
      http.post('/api/skills/parse', () => HttpResponse.json({ outcome: 'act', intents })),
      http.post('/api/skills/run', () => {
        const made = intents.map(({ parameters }) => makeReminder(parameters as Partial<Reminder>));
        reminders = [...reminders, ...made];
        const run = makeSkillRun({ reminders: made.map(({ id }) => id) });
        const answer = `I’ll remind you: ${made.map(({ text }) => text).join(', ')}.`;
        return HttpResponse.json({ outcome: 'completed', intents, answer, run, actions: [] });
      }),
      http.post('/api/skills/runs/:id/undo', () => {
        reminders = first;
        return HttpResponse.json(makeSkillRun({ canUndo: false, undoneAt: AT }));
      }),
      http.post('/api/reminders', async ({ request }) => {
        const made = makeReminder((await request.json()) as Partial<Reminder>);
        reminders = [...reminders, made];
        return HttpResponse.json(made, { status: 201 });
      }),
      http.patch('/api/reminders/:id', async ({ params, request }) => {
        const { recurrence, ...change } = (await request.json()) as Omit<Partial<Reminder>, 'recurrence'> & {
          recurrence?: Recurrence | null;
        };
        const start = '2030-05-02T18:00:00';
        const kept = recurrence && {
          ...recurrence,
          interval: recurrence.interval ?? 1,
          start,
          timeZone: 'UTC',
        };
        return answer(params['id'], {
          ...change,
          ...(recurrence !== undefined && { recurrence: kept ?? null }),
        });
      }),
      http.post('/api/reminders/:id/complete', ({ params }) => {
        const found = reminders.find(({ id }) => id === params['id']);
        return answer(params['id'], found?.recurrence ? nextOf(found.dueAt) : { status: 'done' });
      }),
      http.post('/api/reminders/:id/skip', async ({ params, request }) =>
        answer(params['id'], nextOf(((await request.json()) as { dueAt: string }).dueAt)),
      ),
      http.get('/api/scheduled-commands', () =>
        HttpResponse.json({ items: commands.filter(({ status }) => status !== 'cancelled') }),
      ),
      http.post('/api/scheduled-commands/:id/:change', ({ params }) => {
        const change: Partial<ScheduledCommand> =
          params['change'] === 'cancel' ? { status: 'cancelled' } : { dueAt: '2031-01-01T09:00:00.000Z' };
        commands = commands.map((each) => (each.id === params['id'] ? { ...each, ...change } : each));
        return HttpResponse.json(commands.find(({ id }) => id === params['id']));
      }),
      http.post('/api/reminders/:id/cancel', ({ params }) => answer(params['id'], { status: 'cancelled' })),
      http.post('/api/reminders/:id/reopen', ({ params }) => answer(params['id'], { status: 'open' })),
      http.post('/api/reminders/:id/snooze', async ({ params, request }) =>
        answer(params['id'], { snoozedUntil: ((await request.json()) as { until: string }).until }),
      ),
      http.post('/api/timers/:id/pause', ({ params }) =>
        answer(params['id'], { remainingMs: 90_000, dueAt: null }),
      ),
      http.get('/api/lists', () => HttpResponse.json({ items: lists })),
      http.post('/api/lists', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        const list: List = { id: `list-${name}`, name, items: [], createdAt: AT, updatedAt: AT };
        lists = [...lists, list];
        return HttpResponse.json(list, { status: 201 });
      }),
      http.post('/api/lists/:id/items', async ({ params, request }) => {
        const { text } = (await request.json()) as { text: string };
        const listId = String(params['id']);
        const item: ListItem = {
          id: `item-${text}`,
          listId,
          text,
          isDone: false,
          createdAt: AT,
          updatedAt: AT,
        };
        withItems(listId, (items) => [...items, item]);
        return HttpResponse.json(item, { status: 201 });
      }),
      http.patch('/api/list-items/:id', async ({ params, request }) => {
        const change = (await request.json()) as Partial<ListItem>;
        for (const { id } of lists)
          withItems(id, (items) =>
            items.map((item) => (item.id === params['id'] ? { ...item, ...change } : item)),
          );
        return HttpResponse.json({});
      }),
    ],
  };
}
