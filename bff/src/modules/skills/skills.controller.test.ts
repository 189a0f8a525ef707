import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { manifests, skillCatalogue } from '../../testing/skills.js';
import { browser } from '../../testing/requests.js';
import { SkillsController } from './skills.controller.js';
import { type SkillList } from './skills.dto.js';
import { SkillsService } from './skills.service.js';

describe('SkillsController', () => {
  const unused = undefined as never;
  const service = new SkillsService(unused, skillCatalogue, unused);
  const providers = [{ provide: SkillsService, useValue: service }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [SkillsController], providers });
  });
  afterAll(() => app.close());

  it('lists each skill with what it takes, as a JSON Schema', async () => {
    const { body } = await browser(app).get('/api/skills').expect(200);
    const { items } = body as SkillList;
    expect(items).toHaveLength(manifests.length);
    expect(items.find(({ name }) => name === 'home.position')).toMatchObject({
      risk: 'physical',
      examples: ['Set the blinds to 40 percent'],
      parameters: { type: 'object', required: ['position'] },
    });
  });

  it('answers nobody who is not signed in', async () => {
    const closed = await startControllers({ controllers: [SkillsController], providers }, null);
    await browser(closed).get('/api/skills').expect(401);
    await closed.close();
  });
});
