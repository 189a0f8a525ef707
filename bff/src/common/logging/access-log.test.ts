import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { requestId } from '../http/request-id.js';
import { accessLog } from './access-log.js';

type Line = Record<string, unknown>;

function loggedApp(level: string): { lines: Line[]; app: express.Express } {
  const lines: Line[] = [];
  const logger = pino(
    { level, base: null },
    { write: (text: string) => void lines.push(JSON.parse(text) as Line) },
  );
  const app = express();
  app.use(requestId, accessLog(logger));
  app.get('/api/memories/:id', (_request, response) => void response.json({ text: 'my secret' }));
  app.get('/api/health/ready', (_request, response) => void response.sendStatus(200));
  return { lines, app };
}

describe('accessLog', () => {
  it('K2: names the route and the outcome, and nothing that the user sent or got', async () => {
    const { lines, app } = loggedApp('info');
    await supertest(app)
      .get('/api/memories/my-secret?email=ana@example.com')
      .set('Cookie', 'session=my-secret');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/api/memories/:id',
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines)).not.toMatch(/my.secret|ana@/);
  });

  it('is quiet about probes that are well, and altogether when told so', async () => {
    const { lines, app } = loggedApp('info');
    await supertest(app).get('/api/health/ready');
    const silent = loggedApp('warn');
    await supertest(silent.app).get('/api/memories/1');
    await supertest(app).get('/api/memories/1');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(silent.lines).toEqual([]);
  });
});
