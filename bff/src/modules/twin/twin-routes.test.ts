import { controllerRoutes, type Method, type Route } from '../../testing/controller-routes.js';
import { TwinAnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { ChecksController } from './fidelity/checks.controller.js';
import { ChecksService } from './fidelity/checks.service.js';
import { InterviewController } from './interview/interview.controller.js';
import { InterviewService } from './interview/interview.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { RoutinesController } from './routines/routines.controller.js';
import { RoutinesService } from './routines/routines.service.js';
import { StyleController } from './style/style.controller.js';
import { StyleService } from './style/style.service.js';

const STYLE = { length: 50, warmth: 50, formality: 50, humour: 0, language: 'auto' };
const STYLE_QUERY = { length: '50', warmth: '50', formality: '50', humour: '0', language: 'auto' };
const ID = '11111111-1111-4111-8111-111111111111';

/** Every route, with what it needs. */
const ROUTES: readonly Route[] = [
  ['get', '/api/twin/profile'],
  ['patch', `/api/twin/lines/${ID}`, { text: 'You live in Lyon.' }],
  ['delete', `/api/twin/lines/${ID}`],
  ['post', `/api/twin/lines/${ID}/restore`, {}],
  ['post', '/api/twin/lines/restore', {}],
  ['get', '/api/twin/versions'],
  ['get', `/api/twin/versions/preview?${new URLSearchParams(STYLE_QUERY).toString()}`],
  ['post', '/api/twin/versions', STYLE],
  ['post', `/api/twin/versions/${ID}/restore`, {}],
  ['get', '/api/twin/checks'],
  ['post', '/api/twin/checks', {}],
  ['put', `/api/twin/checks/${ID}/answer`, { choice: ID }],
  ['delete', `/api/twin/checks/${ID}`],
  ['get', '/api/twin/routines'],
  ['get', '/api/twin/interview'],
  ['post', '/api/twin/interview/home', { text: 'I live in Lyon.' }],
  ['post', '/api/twin/answers', { question: 'Where do you live?' }],
  ['get', '/api/twin/verdicts'],
  ['post', '/api/twin/verdicts', { question: 'Where do you live?', wouldSay: true, memoryIds: [] }],
  ['delete', `/api/twin/verdicts/${ID}`],
];

const controllers = [
  ProfileController,
  StyleController,
  ChecksController,
  InterviewController,
  TwinAnswersController,
  RoutinesController,
];
const providers = [
  ProfileService,
  StyleService,
  ChecksService,
  InterviewService,
  AnswersService,
  RoutinesService,
].map((provide) => ({ provide, useValue: {} }));

describe('the routes of the twin', () => {
  const signedIn = controllerRoutes({ controllers, providers }, ROUTES);

  it.each<[string, [Method, string], object | undefined, [string, string]]>([
    ['an empty line', ['patch', `/api/twin/lines/${ID}`], { text: ' ' }, ['text', 'The text is empty']],
    ['a line of no id', ['patch', '/api/twin/lines/1'], { text: 'You.' }, ['', 'Invalid UUID']],
    ['a line of another', ['patch', `/api/twin/lines/${ID}`], { text: 'You.', userId: ID }, ['', 'userId']],
    ['a slider past its end', ['post', '/api/twin/versions'], { ...STYLE, length: 101 }, ['length', '<=100']],
    [
      'no known language',
      ['post', '/api/twin/versions'],
      { ...STYLE, language: 'xx' },
      ['language', 'Give auto'],
    ],
    [
      'half a style',
      ['get', '/api/twin/versions/preview?length=1&warmth=1&formality=1&humour=x&language=auto'],
      undefined,
      ['humour', 'number'],
    ],
    ['forgetting no id', ['delete', '/api/twin/lines/1'], undefined, ['', 'Invalid UUID']],
  ])('%s is refused, and why', async (_, [method, path], sent, [where, why]) => {
    const { status, body } = await signedIn()[method](path).send(sent);
    expect(status).toBe(400);
    const message = expect.stringContaining(why) as string;
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: where, message }] });
  });
});
