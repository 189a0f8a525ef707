import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type {
  ReadingImport,
  ReadingImportPreview,
} from '../../../features/reading-imports/api/reading-imports.api';
import { makeImport } from './imports';

export function makeReadingImport(changes: Partial<ReadingImport> = {}): ReadingImport {
  const { remarked, ...job } = makeImport();
  return { ...job, remarked, fileName: 'export.zip', format: 'apple-health', erased: null, ...changes };
}

export const READING_PREVIEW: ReadingImportPreview = {
  format: 'apple-health',
  formats: ['apple-health'],
  timeZone: 'Europe/Berlin',
  columns: [],
  mapping: null,
  warnings: [],
  isWhole: true,
  readings: 1234,
  from: '2019-05-01T10:00:00.000Z',
  to: '2024-06-03T10:00:00.000Z',
  metrics: [
    {
      metric: 'heart-rate',
      title: 'Heart rate',
      unit: 'bpm',
      readings: 1200,
      from: '2019-05-01T10:00:00.000Z',
      to: '2024-06-03T10:00:00.000Z',
      sources: ['Watch'],
    },
    {
      metric: 'steps',
      title: 'Steps',
      unit: '',
      readings: 34,
      from: '2020-05-01T10:00:00.000Z',
      to: '2020-05-01T12:00:00.000Z',
      sources: ['Phone'],
    },
  ],
  rows: [],
  skipped: 2,
  reasons: [{ reason: 'Its value is no number.', count: 2 }],
};

export const TABLE_PREVIEW: ReadingImportPreview = {
  ...READING_PREVIEW,
  format: 'csv',
  formats: ['withings', 'csv'],
  columns: ['When', 'Kilos'],
  mapping: {
    heads: ['When', 'Kilos'],
    columns: ['time', 'ignore'],
    units: ['', ''],
    isDayFirst: true,
  },
  readings: 0,
  metrics: [],
  from: null,
  to: null,
  skipped: 0,
  reasons: [],
};

/** The routes of imports of readings, with what was sent to preview and start them. */
export function readingImportServer({
  jobs = [],
  preview = READING_PREVIEW,
}: { jobs?: ReadingImport[]; preview?: ReadingImportPreview } = {}): {
  handlers: HttpHandler[];
  jobs: ReadingImport[];
  sent: object[];
} {
  const sent: object[] = [];
  const change = (id: unknown, changes: Partial<ReadingImport>): ReadingImport =>
    Object.assign(jobs.find((job) => job.id === id) ?? {}, changes) as ReadingImport;
  const handlers = [
    http.get('/api/reading-imports', () => HttpResponse.json({ items: jobs, nextCursor: null })),
    http.post('/api/reading-imports', async ({ request }) => {
      const file = (await request.json()) as Pick<ReadingImport, 'fileName' | 'fileBytes'>;
      const job = makeReadingImport({
        ...file,
        status: 'draft',
        receivedBytes: 0,
        imported: 0,
        format: null,
      });
      jobs.unshift(job);
      return HttpResponse.json(job, { status: 201 });
    }),
    http.put('/api/reading-imports/:id/file', async ({ params, request }) => {
      const { byteLength } = await request.arrayBuffer();
      return HttpResponse.json(change(params['id'], { receivedBytes: byteLength }));
    }),
    http.post('/api/reading-imports/:id/preview', async ({ request }) => {
      const asked = (await request.json()) as Partial<ReadingImportPreview>;
      sent.push(asked);
      const isMapped = asked.mapping?.columns.includes('body-weight');
      return HttpResponse.json({ ...preview, ...asked, ...(isMapped && { readings: 3 }) });
    }),
    http.post('/api/reading-imports/:id/start', async ({ params, request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json(change(params['id'], { status: 'done', imported: 1232, skipped: 2 }));
    }),
    http.post('/api/reading-imports/:id/cancel', ({ params }) => {
      change(params['id'], { status: 'cancelled' });
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/reading-imports/:id/undo', ({ params }) =>
      HttpResponse.json(change(params['id'], { status: 'undone', erased: { readings: 1232 } })),
    ),
    http.get('/api/reading-imports/:id/skips', () =>
      HttpResponse.json({
        items: [
          { position: 1, row: 8, file: 'export.xml', reason: 'Its value is no number.', isKept: false },
        ],
        nextAfter: null,
      }),
    ),
  ];
  return { handlers, jobs, sent };
}
