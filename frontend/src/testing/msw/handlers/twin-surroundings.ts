import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { AT } from '../../factories/twin';

const NAMES = [
  { id: 'ines', kind: 'person', name: 'Ines', mentions: 142 },
  { id: 'lyon', kind: 'place', name: 'Lyon', mentions: 12 },
] as const;

/** What stands around the twin: names, routines and the body. */
export function surroundingHandlers(): HttpHandler[] {
  return [
    http.get('/api/entities/graph', () =>
      HttpResponse.json({ nodes: NAMES, edges: [{ from: 'ines', to: 'lyon', weight: 4 }] }),
    ),
    http.get('/api/entities/:id', ({ params }) => {
      const name = NAMES.find(({ id }) => id === params.id) ?? NAMES[0];
      return HttpResponse.json({
        ...{
          ...name,
          aliases: [],
          firstSeenAt: AT,
          lastSeenAt: AT,
          ignoredAt: null,
          memories: [],
          merges: [],
        },
        related: NAMES.filter((other) => other !== name).map((other) => ({ ...other, together: 4 })),
      });
    }),
    http.get('/api/twin/routines', () =>
      HttpResponse.json({
        items: [{ kind: 'tag', name: 'garden', weekdays: [0, 5], minute: 450, weeks: 5, count: 11 }],
        ofWeeks: 6,
      }),
    ),
    http.get('/api/readings/overview', () => HttpResponse.json({ items: [] })),
    http.get('/api/mood-entries', () => HttpResponse.json({ items: [] })),
  ];
}
