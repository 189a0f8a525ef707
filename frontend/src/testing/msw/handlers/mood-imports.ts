import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { MoodImport, MoodImportPreview } from '../../../features/mood-imports/api/mood-imports.api';
import { makeImport } from './imports';

export function makeMoodImport(changes: Partial<MoodImport> = {}): MoodImport {
  return { ...makeImport(), fileName: 'daylio.csv', format: 'daylio', erased: null, ...changes };
}

export const MOOD_PREVIEW: MoodImportPreview = {
  format: 'daylio',
  formats: ['daylio', 'csv'],
  timeZone: 'Europe/Berlin',
  columns: [],
  mapping: {
    heads: [],
    columns: [],
    words: [
      { word: 'rad', mood: 5 },
      { word: 'bäh', mood: null },
    ],
    most: 5,
    otherwise: null,
    isDayFirst: true,
  },
  warnings: [],
  isWhole: true,
  entries: 3,
  from: '2026-05-01T10:00:00.000Z',
  to: '2026-06-03T10:00:00.000Z',
  steps: [0, 0, 0, 0, 3],
  rows: [{ row: 2, at: '2026-05-01T10:00:00.000Z', mood: 5, word: 'rad', note: 'Swam.', tags: ['swim'] }],
  skipped: 2,
  reasons: [{ reason: 'Its word for the mood has no step.', count: 2 }],
};

export const MOOD_TABLE_PREVIEW: MoodImportPreview = {
  ...MOOD_PREVIEW,
  format: 'csv',
  formats: ['csv'],
  columns: ['Wann', 'Wie'],
  mapping: { ...MOOD_PREVIEW.mapping, heads: ['Wann', 'Wie'], columns: ['time', 'ignore'], words: [] },
  entries: 0,
  rows: [],
  from: null,
  to: null,
};

/** The routes of imports of moods, with what was sent to preview and start them. */
export function moodImportServer({
  jobs = [],
  preview = MOOD_PREVIEW,
}: { jobs?: MoodImport[]; preview?: MoodImportPreview } = {}): {
  handlers: HttpHandler[];
  sent: object[];
} {
  const sent: object[] = [];
  const change = (id: unknown, changes: Partial<MoodImport>): MoodImport =>
    Object.assign(jobs.find((job) => job.id === id) ?? {}, changes) as MoodImport;
  const handlers = [
    http.get('/api/mood-imports', () => HttpResponse.json({ items: jobs, nextCursor: null })),
    http.post('/api/mood-imports', async ({ request }) => {
      const file = (await request.json()) as Pick<MoodImport, 'fileName' | 'fileBytes'>;
      const job = makeMoodImport({ ...file, status: 'draft', receivedBytes: 0, imported: 0, format: null });
      jobs.unshift(job);
      return HttpResponse.json(job, { status: 201 });
    }),
    http.put('/api/mood-imports/:id/file', async ({ params, request }) => {
      const { byteLength } = await request.arrayBuffer();
      return HttpResponse.json(change(params['id'], { receivedBytes: byteLength }));
    }),
    http.post('/api/mood-imports/:id/preview', async ({ request }) => {
      const asked = (await request.json()) as Partial<MoodImportPreview>;
      sent.push(asked);
      const isMapped = asked.mapping?.columns.includes('mood');
      return HttpResponse.json({ ...preview, ...asked, ...(isMapped && { entries: 4 }) });
    }),
    http.post('/api/mood-imports/:id/start', async ({ params, request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json(change(params['id'], { status: 'done', imported: 3, skipped: 2 }));
    }),
    http.post('/api/mood-imports/:id/undo', ({ params }) =>
      HttpResponse.json(change(params['id'], { status: 'undone', erased: { entries: 3 } })),
    ),
  ];
  return { handlers, sent };
}
