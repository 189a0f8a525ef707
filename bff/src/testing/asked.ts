import { type Home, type HomeService } from '../modules/home/home.service.js';
import { type MoodWordsService } from '../modules/mood/words/mood-words.service.js';
import { type ListsService } from '../modules/reminders/lists/lists.service.js';
import { type RemindersService } from '../modules/reminders/reminders.service.js';
import { LanguageService } from '../modules/language/language.service.js';
import { type RunsService } from '../modules/skills/runs/runs.service.js';
import { type AskedAtOnce, askedAtOnce } from '../modules/skills/talk/asked-at-once.js';
import { MessageReader } from '../modules/skills/talk/message-reader.service.js';
import { Surroundings } from '../modules/skills/talk/surroundings.service.js';
import { FakeClock } from './fake-clock.js';
import { skillCatalogue } from './skills.js';

export interface SaidTo {
  readonly home: Home;
  readonly now?: Date;
  readonly timeZone?: string;
  readonly areaId?: string;
}

const unused: unknown = undefined;
const reader = new MessageReader(
  new Surroundings(
    unused as HomeService,
    skillCatalogue,
    new FakeClock(),
    unused as MoodWordsService,
    unused as ListsService,
    unused as RemindersService,
  ),
  new LanguageService(),
  unused as RunsService,
);

/** What a sentence asks for, as the API and the conversation read it. */
export function askedFor(text: string, { timeZone = 'UTC', ...said }: SaidTo): AskedAtOnce {
  const read = reader.readAlone({ userId: 'somebody', text, timeZone, ...said });
  return askedAtOnce(read, skillCatalogue);
}
