import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../../testing/app.js';
import { browser } from '../../../testing/requests.js';
import { ContextsController } from './contexts.controller.js';
import { type ContextList } from './contexts.dto.js';

describe('ContextsController', () => {
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [ContextsController] });
  });
  afterAll(() => app.close());

  it('lists what an answer may read, in the order of the chips', async () => {
    const { body } = await browser(app).get('/api/contexts').expect(200);
    expect((body as ContextList).items.map(({ name, label }) => [name, label])).toEqual([
      ['memory', 'Memory'],
      ['body', 'Body'],
      ['mood', 'Mood'],
      ['home', 'Home'],
    ]);
  });

  it('answers nobody who is not signed in', async () => {
    const closed = await startControllers({ controllers: [ContextsController] }, null);
    await browser(closed).get('/api/contexts').expect(401);
    await closed.close();
  });
});
