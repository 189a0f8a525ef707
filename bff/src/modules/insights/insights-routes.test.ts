import { controllerRoutes, type Method, type Route } from '../../testing/controller-routes.js';
import { ExperimentsController } from './experiments/experiments.controller.js';
import { ExperimentsService } from './experiments/experiments.service.js';
import { ExploreController } from './explore/explore.controller.js';
import { ExploreService } from './explore/explore.service.js';
import { ExploreViewsService } from './explore/explore-views.service.js';
import { FindingsController } from './findings/findings.controller.js';
import { FindingsService } from './findings/findings.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const COMPARED = '/api/explore/comparison?x=body:steps&y=mood:mood';
const comparedIn = (from: string, before: string): string => `${COMPARED}&from=${from}&before=${before}`;

/** Every route, with what it needs. */
const ROUTES: readonly Route[] = [
  ['get', '/api/findings'],
  ['post', '/api/findings/check', {}],
  ['put', '/api/findings/lags', { lags: [0] }],
  ['get', `/api/findings/${ID}/days`],
  ['patch', `/api/findings/${ID}`, { verdict: 'agree' }],
  ['get', '/api/explore/series'],
  ['get', comparedIn('2026-01-01', '2026-02-01')],
  ['get', '/api/explore/views'],
  ['post', '/api/explore/views', { name: 'Sleep', address: 'x=body:steps' }],
  ['delete', `/api/explore/views/${ID}`],
  ['get', '/api/experiments'],
  ['get', '/api/experiments/plan?outcome=mood:mood'],
  ['post', '/api/experiments', { outcome: 'mood:mood', action: 'Walk' }],
  ['post', `/api/experiments/${ID}/stop`, {}],
  ['delete', `/api/experiments/${ID}`],
];

const controllers = [FindingsController, ExploreController, ExperimentsController];
const providers = [FindingsService, ExploreService, ExploreViewsService, ExperimentsService].map(
  (provide) => ({ provide, useValue: {} }),
);

describe('the routes of insights', () => {
  const signedIn = controllerRoutes({ controllers, providers }, ROUTES);

  const view = { name: 'Sleep', address: 'x=body:steps' };
  const experiment = { outcome: 'mood:mood', action: 'Walk' };
  const plan = '/api/experiments/plan';
  it.each<[string, [Method, string], object | undefined, [string, string]]>([
    [
      'a verdict of none',
      ['patch', `/api/findings/${ID}`],
      { verdict: 'no' },
      ['verdict', 'one of "agree"|"dis'],
    ],
    ['no verdict', ['patch', `/api/findings/${ID}`], {}, ['verdict', 'one of "agree"|"dis']],
    ['a finding of no id', ['patch', '/api/findings/1'], { verdict: null }, ['', 'Invalid UUID']],
    ['the days of no id', ['get', '/api/findings/1/days'], undefined, ['', 'Invalid UUID']],
    ['no delay', ['put', '/api/findings/lags'], { lags: [] }, ['lags', '>=1 items']],
    ['a delay of a week', ['put', '/api/findings/lags'], { lags: [7] }, ['lags.0', '<=3']],
    ['a delay twice', ['put', '/api/findings/lags'], { lags: [1, 1] }, ['lags', 'Give each delay once.']],
    ['days without an end', ['get', `${COMPARED}&from=2026-01-01`], undefined, ['before', 'expected string']],
    [
      'days that end before',
      ['get', comparedIn('2026-02-01', '2026-01-01')],
      undefined,
      ['before', 'before they'],
    ],
    [
      'days of a lifetime',
      ['get', comparedIn('1990-01-01', '2026-01-01')],
      undefined,
      ['before', 'At most 1830'],
    ],
    [
      'a day of no calendar',
      ['get', comparedIn('2026-02-30', '2026-03-10')],
      undefined,
      ['from', 'ISO date'],
    ],
    [
      'a series of nowhere',
      ['get', `${plan}?outcome=steps`],
      undefined,
      ['outcome', 'Give a series such as'],
    ],
    [
      'a plan of 3 weeks',
      ['get', `${plan}?outcome=mood:mood&weeks=3`],
      undefined,
      ['weeks', 'two weeks or four'],
    ],
    ['3 weeks', ['post', '/api/experiments'], { ...experiment, weeks: 3 }, ['weeks', 'two weeks or four']],
    [
      'nothing to do',
      ['post', '/api/experiments'],
      { ...experiment, action: ' ' },
      ['action', 'The text is empty'],
    ],
    ['what is another’s', ['post', '/api/experiments'], { ...experiment, userId: ID }, ['', 'key: "userId"']],
    ['an experiment of no id', ['post', '/api/experiments/1/stop'], {}, ['', 'Invalid UUID']],
    [
      'a view without a name',
      ['post', '/api/explore/views'],
      { ...view, name: '' },
      ['name', 'The text is empty'],
    ],
    [
      'a view of a script',
      ['post', '/api/explore/views'],
      { ...view, address: 'a:"<>' },
      ['address', 'an address'],
    ],
    ['a view of no id', ['delete', '/api/explore/views/1'], undefined, ['', 'Invalid UUID']],
  ])('%s is refused, and why', async (_, [method, path], sent, [where, why]) => {
    const { status, body } = await signedIn()[method](path).send(sent);
    expect(status).toBe(400);
    const message = expect.stringContaining(why) as string;
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: where, message }] });
  });
});
