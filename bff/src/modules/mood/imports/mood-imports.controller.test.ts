import { controllerRoutes, type Method, type Route } from '../../../testing/controller-routes.js';
import { MoodImportFilesService } from './mood-import-files.service.js';
import { MoodImportsController } from './mood-imports.controller.js';
import { MoodImportsService } from './mood-imports.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const PATH = '/api/mood-imports';
const ITS = `${PATH}/${ID}`;
const file = { fileName: 'moods.csv', fileBytes: 3 };

/** Every route, with what it needs. */
const ROUTES: readonly Route[] = [
  ['get', PATH],
  ['post', PATH, file],
  ['get', ITS],
  ['put', `${ITS}/file?offset=0`],
  ['post', `${ITS}/preview`, {}],
  ['post', `${ITS}/start`, { format: 'csv' }],
  ['post', `${ITS}/cancel`, {}],
  ['post', `${ITS}/undo`, {}],
  ['get', `${ITS}/skips`],
  ['get', `${ITS}/skips.csv`],
];

const controllers = [MoodImportsController];
const providers = [MoodImportsService, MoodImportFilesService].map((provide) => ({ provide, useValue: {} }));

describe('the routes of imports of moods', () => {
  const signedIn = controllerRoutes({ controllers, providers }, ROUTES);

  const mapping = {
    heads: ['Mood'],
    columns: ['mood'],
    words: [],
    most: 5,
    otherwise: null,
    isDayFirst: true,
  };
  const read = (otherwise: object): object => ({ mapping: { ...mapping, ...otherwise } });
  it.each<[string, [Method, string], object | undefined, [string, string]]>([
    ['a file without a name', ['post', PATH], { ...file, fileName: '' }, ['fileName', 'The text is empty']],
    ['a file of nothing', ['post', PATH], { ...file, fileBytes: 0 }, ['fileBytes', '>=1']],
    ['what is another’s', ['post', PATH], { ...file, userId: ID }, ['', 'key: "userId"']],
    ['an id that is none', ['get', `${PATH}/1`], undefined, ['', 'Invalid UUID']],
    ['a start as nothing', ['post', `${ITS}/start`], {}, ['format', 'one of "daylio"']],
    ['a start as a picture', ['post', `${ITS}/start`], { format: 'png' }, ['format', 'one of "daylio"']],
    [
      'a zone of no place',
      ['post', `${ITS}/preview`],
      { timeZone: 'my kitchen' },
      ['timeZone', 'such as Europe/Vienna'],
    ],
    [
      'a column of nothing',
      ['post', `${ITS}/preview`],
      read({ columns: ['pulse'] }),
      ['mapping.columns.0', 'one of "ignore"'],
    ],
    [
      'a scale up to seven',
      ['post', `${ITS}/preview`],
      read({ most: 7 }),
      ['mapping.most', 'one of 5|10|100'],
    ],
    [
      'a mood of no word',
      ['post', `${ITS}/preview`],
      read({ words: [{ word: '', mood: 3 }] }),
      ['mapping.words.0.word', '>=1'],
    ],
    ['more than a page', ['get', `${ITS}/skips?limit=201`], undefined, ['limit', '<=200']],
  ])('%s is refused, and why', async (_, [method, path], sent, [where, why]) => {
    const { status, body } = await signedIn()[method](path).send(sent);
    expect(status).toBe(400);
    const message = expect.stringContaining(why) as string;
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: where, message }] });
  });
});
