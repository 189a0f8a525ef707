import { type NestExpressApplication } from '@nestjs/platform-express';
import { Clock } from '../../../common/clock.js';
import { startControllers } from '../../../testing/app.js';
import { flat } from '../../../testing/factories/home.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { skillCatalogue } from '../../../testing/skills.js';
import { browser } from '../../../testing/requests.js';
import { HomeService } from '../../home/home.service.js';
import { MoodWordsService } from '../../mood/words/mood-words.service.js';
import { VoicePhrasesService } from '../../voice/voice-phrases.service.js';
import { SkillExecutor } from '../handlers/skill-executor.service.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';
import { LanguageService } from '../../language/language.service.js';
import { RunsService } from '../runs/runs.service.js';
import { MessageReader } from '../talk/message-reader.service.js';
import { ListsService } from '../../reminders/lists/lists.service.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { Surroundings } from '../talk/surroundings.service.js';
import { CommandsController } from './commands.controller.js';
import { CommandsService } from './commands.service.js';

describe('CommandsController', () => {
  const homes = { read: vi.fn() };
  const executor = { execute: vi.fn() };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({
      controllers: [CommandsController],
      providers: [
        CommandsService,
        LanguageService,
        MessageReader,
        Surroundings,
        { provide: HomeService, useValue: homes },
        { provide: RunsService, useValue: {} },
        { provide: SkillExecutor, useValue: executor },
        { provide: VoicePhrasesService, useValue: {} },
        { provide: MoodWordsService, useValue: { list: () => Promise.resolve({ items: [] }) } },
        { provide: ListsService, useValue: {} },
        { provide: RemindersService, useValue: {} },
        { provide: Clock, useClass: FakeClock },
        { provide: SkillCatalogue, useValue: skillCatalogue },
      ],
    });
  });
  afterAll(() => app.close());
  beforeEach(() => homes.read.mockReset().mockResolvedValue(flat()));

  it('tells what a sentence asks for, in the room where it is said', async () => {
    const context = { areaId: 'bed', now: '2026-11-21T20:00:00+01:00', timeZone: 'Europe/Paris' };
    const response = await browser(app)
      .post('/api/skills/parse')
      .send({ text: 'lights off', context })
      .expect(200);
    expect(response.body).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.off', targets: ['light.bed_lamp'], unexplained: [] }],
    });
    expect(homes.read).toHaveBeenCalledWith(expect.any(String));
  });

  it('asks back what it does not know', async () => {
    const response = await browser(app)
      .post('/api/skills/parse')
      .send({ text: 'turn on the bathroom lights', context: { areaId: null } })
      .expect(200);
    expect(response.body).toMatchObject({
      outcome: 'ask',
      intents: [{ skill: 'home.on', unexplained: ['bathroom'] }],
      question: expect.stringMatching(/\?$/),
    });
  });

  it('explains what it understood, when it is asked to', async () => {
    const explained = await browser(app)
      .post('/api/skills/parse')
      .send({ text: 'dim the kitchen lights to 30%', explain: true })
      .expect(200);
    expect(explained.body).toMatchObject({
      outcome: 'act',
      explanation: [
        {
          text: 'dim the kitchen lights to 30%',
          act: 'home',
          decision: 'act',
          form: ['isImperative'],
          candidates: expect.arrayContaining([
            expect.objectContaining({ skill: 'light.set', isChosen: true, coverage: 1, unread: [] }),
          ]),
        },
      ],
    });
    const plain = await browser(app).post('/api/skills/parse').send({ text: 'lights off' }).expect(200);
    expect(plain.body).not.toHaveProperty('explanation');
  });

  it.each([
    ['no text', {}],
    ['an empty text', { text: ' ' }],
    ['a long text', { text: 'x'.repeat(4_001) }],
    ['a NUL', { text: 'lights\0on' }],
    ['a time that is none', { text: 'lights on', context: { now: 'soon' } }],
    ['a zone that is none', { text: 'lights on', context: { timeZone: '../etc' } }],
    ['an explanation that is neither wanted nor not', { text: 'lights on', explain: 'yes' }],
    ['an unknown key', { text: 'lights on', context: { userId: '1' } }],
  ])('refuses %s', async (_, body) => {
    await browser(app).post('/api/skills/parse').send(body).expect(400);
    expect(homes.read).not.toHaveBeenCalled();
  });
});
