import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { ParsedCommand, SkillList, SkillRun } from '../../../shared/skills/api/skills.api';

export const LIGHTS_ON: SkillList['items'][number] = {
  name: 'home.on',
  title: 'Turn on',
  group: 'Home',
  icon: 'home',
  description: 'Turns devices on.',
  examples: ['Turn on the lights in the kitchen'],
  risk: 'physical',
  parameters: {},
};

let count = 0;

/** Something that was done; a test states only what matters to it. */
export function makeSkillRun(details: Partial<SkillRun> = {}): SkillRun {
  return {
    id: `run-${String(++count)}`,
    at: new Date().toISOString(),
    channel: 'screen',
    outcome: 'completed',
    skills: ['home.on'],
    targets: ['light.lamp'],
    reminders: [],
    asked: [
      { skill: 'home.on', title: 'Turns devices on', icon: 'home', parameters: {}, targets: ['light.lamp'] },
    ],
    conversationId: null,
    messageId: null,
    screen: null,
    theme: null,
    cards: ['devices'],
    isVisit: false,
    charts: [],
    result: 'Done: Lamp.',
    confirmation: null,
    answerUntil: null,
    canUndo: true,
    undoUntil: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    undoneAt: null,
    ...details,
  };
}

export interface ActivityServer {
  /** The query of each page that was asked for. */
  asked: string[];
  handlers: HttpHandler[];
}

/** A server that did these things, two on a page, and reads every sentence as `parsed`. */
export function activityServer(
  first: SkillRun[],
  skills = [LIGHTS_ON],
  parsed?: ParsedCommand,
): ActivityServer {
  let runs = first;
  const asked: string[] = [];
  return {
    asked,
    handlers: [
      http.get('/api/skills', () => HttpResponse.json({ items: skills })),
      http.post('/api/skills/parse', () => HttpResponse.json(parsed ?? { outcome: 'none', intents: [] })),
      http.get('/api/home/entities', () =>
        HttpResponse.json({ items: [{ id: 'light.lamp', name: 'Lamp' }] }),
      ),
      http.get('/api/skills/runs', ({ request }) => {
        const { search, searchParams } = new URL(request.url);
        asked.push(search);
        const by = searchParams.get('channel');
        const own = runs.filter(({ channel }) => by === null || channel === by);
        const from = Number(searchParams.get('cursor') ?? 0);
        const nextCursor = from + 2 < own.length ? String(from + 2) : null;
        return HttpResponse.json({ items: own.slice(from, from + 2), nextCursor });
      }),
      http.post('/api/skills/runs/:id/undo', ({ params }) => {
        const undoneAt = new Date().toISOString();
        runs = runs.map((run) => (run.id === params['id'] ? { ...run, canUndo: false, undoneAt } : run));
        return HttpResponse.json(runs.find(({ id }) => id === params['id']));
      }),
    ],
  };
}
