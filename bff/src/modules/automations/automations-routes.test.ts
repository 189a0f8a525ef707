import { controllerRoutes, type Route } from '../../testing/controller-routes.js';
import { AutomationViews } from './automation-views.service.js';
import { AutomationsController } from './automations.controller.js';
import { AutomationsService } from './automations.service.js';
import { DeviceAutomationsController } from './devices/device-automations.controller.js';
import { DeviceAutomationsService } from './devices/device-automations.service.js';
import { DraftsService } from './draft/drafts.service.js';
import { HooksController } from './hooks/hooks.controller.js';
import { HooksService } from './hooks/hooks.service.js';
import { DryRunsService } from './host/dry-runs.service.js';
import { QuestionsService } from './host/questions.service.js';
import { AutomationRunsService } from './host/runs.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const PATH = '/api/automations';
const notify = { kind: 'notify', text: 'Stretch' };
const rule = { when: [{ kind: 'time', at: '18:30' }], then: [notify] };
const given = { name: 'Evening', rule };

/** Every route of a person, with what it needs. */
const ROUTES: readonly Route[] = [
  ['get', PATH],
  ['post', PATH, given],
  ['get', `${PATH}/questions`],
  ['post', `${PATH}/questions/answer`, { key: 'x', isYes: true }],
  ['post', `${PATH}/preview`, { rule }],
  ['post', `${PATH}/draft`, { text: 'At 22:00 turn off the lights' }],
  ['post', `${PATH}/dry-run`, { rule }],
  ['get', `${PATH}/${ID}`],
  ['patch', `${PATH}/${ID}`, { isEnabled: false }],
  ['delete', `${PATH}/${ID}`],
  ['get', `${PATH}/${ID}/versions`],
  ['post', `${PATH}/${ID}/versions/1/restore`, {}],
  ['get', `${PATH}/${ID}/runs`],
  ['get', `/api/devices/${ID}/automations`],
  ['get', '/api/automation-hooks'],
  ['post', '/api/automation-hooks', { name: 'Bell' }],
  ['delete', `/api/automation-hooks/${ID}`],
];

const controllers = [AutomationsController, DeviceAutomationsController, HooksController];
const providers = [
  AutomationsService,
  AutomationViews,
  AutomationRunsService,
  QuestionsService,
  DraftsService,
  DeviceAutomationsService,
  DryRunsService,
  HooksService,
].map((provide) => ({ provide, useValue: {} }));

describe('the routes of automations', () => {
  const signedIn = controllerRoutes({ controllers, providers }, ROUTES);

  const when = (trigger: object): object => ({ ...given, rule: { ...rule, when: [trigger] } });
  const then = (action: object): object => ({ ...given, rule: { ...rule, then: [action] } });
  const only = (condition: object): object => ({ ...given, rule: { ...rule, if: condition } });
  const state = { kind: 'state', entityId: 'light.sofa', is: 'on' };
  const not = (of: object): object => ({ kind: 'not', of });
  it.each<[string, string, object, [string, string]]>([
    ['no name', PATH, { ...given, name: ' ' }, ['name', '>=1']],
    ['nothing that starts it', PATH, { ...given, rule: { ...rule, when: [] } }, ['rule.when', '>=1']],
    ['nothing to do', PATH, { ...given, rule: { ...rule, then: [] } }, ['rule.then', '>=1']],
    ['what is another’s', PATH, { ...given, userId: ID }, ['', 'key: "userId"']],
    ['an hour of no clock', PATH, when({ kind: 'time', at: '25:00' }), ['rule.when.0.at', 'such as 18:30']],
    [
      'a day of no calendar',
      PATH,
      when({ kind: 'schedule', pattern: '0 0 31 2 *' }),
      ['rule.when.0.pattern', 'a time that there is'],
    ],
    ['a start of no kind', PATH, when({ kind: 'wish' }), ['rule.when.0.kind', "Expected 'state' | 'metric'"]],
    [
      'a metric without a limit',
      PATH,
      when({ kind: 'metric', metric: 'steps' }),
      ['rule.when.0', 'needs a limit'],
    ],
    ['a step beyond the scale', PATH, when({ kind: 'mood', atMost: 6 }), ['rule.when.0.atMost', '<=5']],
    ['a wait of no time', PATH, then({ kind: 'delay', seconds: 0 }), ['rule.then.0.seconds', '>=1']],
    ['nothing to tell', PATH, then({ kind: 'notify', text: '' }), ['rule.then.0.text', '>=1']],
    [
      'conditions three deep',
      PATH,
      only(not(not(not(state)))),
      ['rule.if.of.of.kind', "Expected 'state' | 'clock'"],
    ],
    [
      'a start too often',
      PATH,
      { ...given, rule: { ...rule, maxPerMinute: 61 } },
      ['rule.maxPerMinute', '<=60'],
    ],
    ['an answer that is none', `${PATH}/questions/answer`, { key: 'x' }, ['isYes', 'expected boolean']],
    ['no sentence', `${PATH}/draft`, { text: ' ' }, ['text', '>=1']],
    ['a whole novel', `${PATH}/draft`, { text: 'a'.repeat(301) }, ['text', '<=300']],
    ['a year of the past', `${PATH}/dry-run`, { rule, days: 365 }, ['days', '<=30']],
    ['a preview of nothing', `${PATH}/preview`, {}, ['rule', 'expected object']],
    ['a webhook without a name', '/api/automation-hooks', { name: '' }, ['name', '>=1']],
    ['an id that is none', `${PATH}/1/versions/1/restore`, {}, ['', 'Invalid UUID']],
  ])('%s is refused, and why', async (_, path, sent, [where, why]) => {
    const { status, body } = await signedIn().post(path).send(sent);
    expect(status).toBe(400);
    const message = expect.stringContaining(why) as string;
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: where, message }] });
  });
});
