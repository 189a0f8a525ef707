import { controllerRoutes, type Method, type Route } from '../../testing/controller-routes.js';
import { MoodAroundService } from './around/mood-around.service.js';
import { MoodExportsController } from './exports/mood-exports.controller.js';
import { MoodExportsService } from './exports/mood-exports.service.js';
import { MoodEntriesController } from './mood-entries.controller.js';
import { MoodOverviewController } from './mood-overview.controller.js';
import { MoodSupportService } from './mood-support.service.js';
import { MoodService } from './mood.service.js';
import { MoodStatisticsService } from './statistics/mood-statistics.service.js';
import { MoodTagsController } from './tags/mood-tags.controller.js';
import { MoodTagsService } from './tags/mood-tags.service.js';
import { MoodWordsController } from './words/mood-words.controller.js';
import { MoodWordsService } from './words/mood-words.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-11-22T08:00:00.000Z';
const DAYS = 'from=2026-11-01&before=2026-12-01';

/** Every route, with what it needs. */
const ROUTES: readonly Route[] = [
  ['get', `/api/mood-entries?from=${AT}&before=${AT}`],
  ['get', '/api/mood-entries/latest'],
  ['get', `/api/mood-entries/calendar?${DAYS}`],
  ['get', `/api/mood-entries/statistics?${DAYS}`],
  ['get', '/api/mood-entries/around'],
  ['get', '/api/mood-entries/support'],
  ['post', '/api/mood-entries', { idempotencyKey: ID, mood: 3 }],
  ['patch', `/api/mood-entries/${ID}`, { mood: 4 }],
  ['delete', `/api/mood-entries/${ID}`],
  ['post', `/api/mood-entries/${ID}/restore`, {}],
  ['get', '/api/mood-tags'],
  ['put', '/api/mood-tags', { items: [] }],
  ['get', '/api/mood-words'],
  ['put', '/api/mood-words', { items: [] }],
  ['get', '/api/exports/mood-entries?format=csv'],
];

const controllers = [
  MoodOverviewController,
  MoodEntriesController,
  MoodTagsController,
  MoodWordsController,
  MoodExportsController,
];
const providers = [
  MoodService,
  MoodStatisticsService,
  MoodAroundService,
  MoodSupportService,
  MoodTagsService,
  MoodWordsService,
  MoodExportsService,
].map((provide) => ({ provide, useValue: {} }));

describe('the mood routes', () => {
  const signedIn = controllerRoutes({ controllers, providers }, ROUTES);

  const entry = { idempotencyKey: ID, mood: 3 };
  it.each<[string, Method, string, object]>([
    ['no step', 'post', '/api/mood-entries', { idempotencyKey: ID }],
    ['a step beyond the scale', 'post', '/api/mood-entries', { ...entry, mood: 6 }],
    ['half a step', 'post', '/api/mood-entries', { ...entry, mood: 2.5 }],
    ['no key', 'post', '/api/mood-entries', { mood: 3 }],
    ['an energy beyond the scale', 'post', '/api/mood-entries', { ...entry, energy: 0 }],
    ['a note that is too long', 'post', '/api/mood-entries', { ...entry, note: 'n'.repeat(2_001) }],
    ['an empty note', 'post', '/api/mood-entries', { ...entry, note: ' ' }],
    ['a time of no calendar', 'post', '/api/mood-entries', { ...entry, at: '0001-01-01T00:00:00Z' }],
    ['a tag without a name', 'post', '/api/mood-entries', { ...entry, tags: [{ group: 'Doing', name: '' }] }],
    ['a property that there is not', 'post', '/api/mood-entries', { ...entry, userId: ID }],
    ['an id that is none', 'patch', '/api/mood-entries/1', { mood: 3 }],
    ['a word without its step', 'put', '/api/mood-words', { items: [{ word: 'foggy' }] }],
    [
      'too many groups',
      'put',
      '/api/mood-tags',
      { items: Array.from({ length: 13 }, () => ({ name: 'a', tags: [] })) },
    ],
  ])('%s is refused', async (_, method, path, body) => {
    const { status } = await signedIn()[method](path).send(body);
    expect(status).toBe(400);
  });
});
