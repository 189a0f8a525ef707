import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { Automation, AutomationRun } from '../../../features/automations/api/automations.api';
import { problem } from '../problem';

export function makeAutomation(changes: Partial<Automation> = {}): Automation {
  return {
    ...{ id: 'a-1', name: 'Wind down', words: 'At 22:30: tell me “Time for bed”.', version: 1 },
    ...{ isEnabled: true, isRunning: false, source: null, suspendedUntil: null, problems: [] },
    ...{ lastRanAt: null, nextAt: null, updatedAt: '2026-05-01T10:00:00.000Z' },
    rule: {
      when: [{ kind: 'time', at: '22:30', weekdays: [] }],
      if: null,
      then: [{ kind: 'notify', text: 'Time for bed' }],
      ...{ mode: 'single', maxQueued: 5, cooldownSeconds: 0, maxPerMinute: 10 },
      ...{ keepsQuietHours: false, missed: 'skip', graceSeconds: 300 },
    },
    ...changes,
  };
}

/** The routes of automations; those that are given are changed by what is sent, which is listed. */
export function automationsServer(
  automations: Automation[],
  runs: AutomationRun[] = [],
): { handlers: HttpHandler[]; sent: object[] } {
  const sent: object[] = [];
  const find = (id: unknown): Automation | undefined => automations.find((each) => each.id === id);
  const read = async (request: Request): Promise<Partial<Automation>> => {
    const body = (await request.json()) as Partial<Automation>;
    sent.push(body);
    return body;
  };
  const handlers = [
    http.get('/api/automations', () => HttpResponse.json({ items: automations })),
    http.get('/api/automations/questions', () => HttpResponse.json({ items: [] })),
    http.post('/api/automations/preview', () =>
      HttpResponse.json({ words: 'At 18:00: tell me “Lights”.', problems: [], asks: false }),
    ),
    http.post('/api/automations', async ({ request }) => {
      const made = makeAutomation({ ...(await read(request)), id: 'a-new' });
      automations.push(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.get('/api/automations/:id', ({ params }) => {
      const found = find(params.id);
      return found ? HttpResponse.json(found) : problem(404, 'not_found', 'There is no such automation.');
    }),
    http.patch('/api/automations/:id', async ({ params, request }) =>
      HttpResponse.json(Object.assign(find(params.id) ?? makeAutomation(), await read(request))),
    ),
    http.get('/api/automations/:id/runs', () => HttpResponse.json({ items: runs })),
    http.get('/api/automations/:id/versions', () => HttpResponse.json({ items: [] })),
  ];
  return { handlers, sent };
}
