import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type { ImportPreview, MemoryImport } from '../../../features/imports/api/imports.api';

export function makeImport(changes: Partial<MemoryImport> = {}): MemoryImport {
  return {
    id: crypto.randomUUID(),
    fileName: 'notes.csv',
    fileBytes: 100,
    receivedBytes: 100,
    status: 'done',
    format: 'csv',
    bytesRead: 100,
    bytesToRead: 100,
    imported: 2,
    repeated: 0,
    skipped: 0,
    remarked: 0,
    problem: null,
    erased: null,
    createdAt: new Date().toISOString(),
    startedAt: new Date().toISOString(),
    finishedAt: new Date().toISOString(),
    ...changes,
  };
}

export const PREVIEW: ImportPreview = {
  format: 'csv',
  formats: ['csv', 'text'],
  columns: ['When', 'What'],
  mapping: { columns: ['occurredAt', 'text'], hasHeader: true, isDayFirst: true },
  warnings: [],
  rows: [
    {
      row: 2,
      file: 'notes.csv',
      text: 'The cat slept.',
      tags: ['cat'],
      happenedAt: null,
      author: null,
      note: null,
    },
    {
      row: 3,
      file: 'notes.csv',
      text: null,
      tags: [],
      happenedAt: null,
      author: null,
      note: 'It has no words.',
    },
  ],
};

/** The routes of imports with the rules the screen depends on: parts in their order, one start, an undo that asks. */
export function importServer(jobs: MemoryImport[] = []): { handlers: HttpHandler[]; jobs: MemoryImport[] } {
  const find = (id: unknown): MemoryImport | undefined => jobs.find((job) => job.id === id);
  const change = (id: unknown, changes: Partial<MemoryImport>): MemoryImport | undefined =>
    Object.assign(find(id) ?? {}, changes) as MemoryImport;
  const handlers = [
    http.get('/api/imports', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [start, limit] = [Number(query.get('cursor')), Number(query.get('limit'))];
      const nextCursor = start + limit < jobs.length ? String(start + limit) : null;
      return HttpResponse.json({ items: jobs.slice(start, start + limit), nextCursor });
    }),
    http.post('/api/imports', async ({ request }) => {
      const file = (await request.json()) as Pick<MemoryImport, 'fileName' | 'fileBytes'>;
      const job = makeImport({ ...file, status: 'draft', receivedBytes: 0, imported: 0, format: null });
      jobs.unshift(job);
      return HttpResponse.json(job, { status: 201 });
    }),
    http.put('/api/imports/:id/file', async ({ params, request }) => {
      const { byteLength } = await request.arrayBuffer();
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      return HttpResponse.json(change(params['id'], { receivedBytes: offset + byteLength }));
    }),
    http.post('/api/imports/:id/preview', async ({ request }) => {
      const { format, mapping } = (await request.json()) as Partial<ImportPreview>;
      return HttpResponse.json({ ...PREVIEW, ...(format && { format }), ...(mapping && { mapping }) });
    }),
    http.post('/api/imports/:id/start', ({ params }) =>
      HttpResponse.json(change(params['id'], { status: 'done', format: 'csv', imported: 1, skipped: 1 })),
    ),
    http.post('/api/imports/:id/cancel', ({ params }) => {
      jobs.splice(
        jobs.findIndex(({ id }) => id === params['id']),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/imports/:id/undo', () =>
      HttpResponse.json({ memories: 2, edited: { total: 1, items: [{ id: 'x', text: 'Changed since.' }] } }),
    ),
    http.post('/api/imports/:id/undo', async ({ params, request }) => {
      const { edited } = (await request.json()) as { edited: 'keep' | 'erase' };
      const memories = edited === 'keep' ? 1 : 2;
      return HttpResponse.json(
        change(params['id'], { status: 'undone', erased: { memories, versions: 0, answers: 0 } }),
      );
    }),
    http.get('/api/imports/:id/skips', () =>
      HttpResponse.json({
        items: [{ position: 1, row: 3, file: 'notes.csv', reason: 'It has no words.', isKept: false }],
        nextAfter: null,
      }),
    ),
  ];
  return { handlers, jobs };
}
