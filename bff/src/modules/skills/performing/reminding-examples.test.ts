import { flat } from '../../../testing/factories/home.js';
import { type ListsService } from '../../reminders/lists/lists.service.js';
import { type RemindersService } from '../../reminders/reminders.service.js';
import { type SettingsService } from '../../users/settings/settings.service.js';
import { parse } from '../commands/parse.js';
import { ClockPerformer } from './clock.performer.js';
import { ListsPerformer } from './lists.performer.js';
import { type Performer } from './performer.js';
import { RemindersPerformer } from './reminders.performer.js';
import { ScreensPerformer } from './screens.performer.js';
import { SettingsPerformer } from './settings.performer.js';
import { TimersPerformer } from './timers.performer.js';

const reminders = {} as RemindersService;
const performers: Performer[] = [
  new RemindersPerformer(reminders),
  new TimersPerformer(reminders),
  new ListsPerformer({} as ListsService),
  new ClockPerformer(),
  new ScreensPerformer(),
  new SettingsPerformer({} as SettingsService),
];
const examples = performers.flatMap(({ skills }) =>
  skills.flatMap((skill) => skill.examples.map((text) => ({ text, skill }))),
);

describe('the examples of skills', () => {
  it.each(examples)('$text is understood, with parameters that the skill takes', ({ text, skill }) => {
    const { outcome, intents } = parse(text, { home: flat(), now: new Date(), timeZone: 'Europe/Paris' });
    expect([outcome, intents.map((intent) => intent.skill)]).toEqual(['act', [skill.name]]);
    expect(skill.parameters.safeParse(intents[0]?.parameters)).toMatchObject({ success: true });
  });
});
