import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../../testing/app.js';
import { browser } from '../../../testing/requests.js';
import { RunsController } from './runs.controller.js';
import { RunNotFound } from './runs.errors.js';
import { RunsService } from './runs.service.js';

const RUN = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

describe('RunsController', () => {
  const runs = { list: vi.fn(), undo: vi.fn() };
  const providers = [{ provide: RunsService, useValue: runs }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [RunsController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('lists what was done', async () => {
    runs.list.mockResolvedValue({ items: [], nextCursor: null });
    await browser(app).get('/api/skills/runs?limit=5').expect(200);
    expect(runs.list).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ limit: 5 }));
  });

  it('refuses a page that is none', async () => {
    await browser(app).get('/api/skills/runs?limit=none').expect(400);
    expect(runs.list).not.toHaveBeenCalled();
  });

  it('refuses to undo what has no proper id, and what is not there', async () => {
    await browser(app).post('/api/skills/runs/1/undo').send({}).expect(400);
    expect(runs.undo).not.toHaveBeenCalled();
    runs.undo.mockRejectedValue(new RunNotFound());
    await browser(app).post(`/api/skills/runs/${RUN}/undo`).send({}).expect(404);
  });

  it('answers nobody who is not signed in', async () => {
    const closed = await startControllers({ controllers: [RunsController], providers }, null);
    await browser(closed).get('/api/skills/runs').expect(401);
    await browser(closed).post(`/api/skills/runs/${RUN}/undo`).send({}).expect(401);
    await closed.close();
  });
});
