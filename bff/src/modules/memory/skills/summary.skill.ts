import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { Clock } from '../../../common/clock.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { firstSentenceOf, sourceOf, quoteToOwner, quoteInline } from '../../skills/answering/quoting.js';
import { spokenPeriod } from '../../skills/kit/resolve-period.js';
import { spokenDate, spokenTotal } from '../../skills/kit/spoken.js';
import { type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { withoutCourtesy } from '../../skills/understanding/phrasing.js';
import { type PastPeriod, pastPeriodIn } from '../../skills/understanding/past-period.js';
import { type Clause } from '../../language/understanding.js';
import { readUtterance, type Utterance } from '../../skills/understanding/utterance.js';
import { summedUpIn } from './over-time-words.js';

const parameters = z.object({ subject: z.string() });
type Parameters = z.output<typeof parameters>;
type Memory = Awaited<ReturnType<MemoryService['get']>>;

/** Enough to choose from; a busy week has fewer. */
const READ = 100;
const TOLD = 6;

export const SUMMARISE = defineSkill({
  name: 'summarise',
  title: 'Summary',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Tells the main things of a day, a week, a person or a topic, with their sources.',
  parameters,
  examples: ['Summarise my week', 'What happened yesterday?', 'Give me a summary of Ana'],
  risk: 'read',
});

/** The main things of some days, of a person or of a topic, each with its source. */
@Injectable()
@AnswersMessages()
export class SummarySkill implements TalkSkill<Parameters> {
  readonly manifest = SUMMARISE;
  readonly precedence = 60;
  readonly reads = 'memory';
  readonly goesFirst = true;

  constructor(
    private readonly memories: MemoryService,
    private readonly search: MemorySearchService,
    private readonly clock: Clock,
  ) {}

  understand({ text, storage }: Utterance): Parameters | undefined {
    if (storage) return undefined;
    const asked = trimEndOf(withoutCourtesy(text).rest, /[\s?.!]/u);
    const subject = summedUpIn(asked);
    return subject === undefined ? undefined : { subject };
  }

  fromClause({ text }: Clause): Parameters | undefined {
    return this.understand(readUtterance(text));
  }

  async *run({ subject }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { timeZone, phrases } = context;
    if (subject === '') {
      yield { text: phrases.say('summary-of-what') };
      return;
    }
    const period = pastPeriodIn(subject, this.clock.now(), timeZone);
    const { found, opening } = period
      ? await this.ofPeriod(period, context)
      : await this.aboutTopic(subject, context);
    yield { text: opening };
    yield* toldByDay(mainOf(found), { timeZone, phrases });
  }

  private async ofPeriod(
    past: PastPeriod,
    { userId, timeZone, phrases }: SpokenContext,
  ): Promise<{ found: Memory[]; opening: string }> {
    const { items, total, totalIs } = await this.memories.list(userId, {
      status: 'active',
      dateFrom: past.from.toISOString(),
      dateBefore: past.before.toISOString(),
      sort: 'happened',
      limit: READ,
    });
    const period = spokenPeriod(past, phrases, timeZone);
    if (total === 0) return { found: [], opening: phrases.say('summary-nothing-from', { period }) };
    const key = total > TOLD ? 'summary-main' : 'summary-things';
    const said = { count: total, total: spokenTotal({ total, totalIs }, phrases), period };
    return { found: items, opening: phrases.say(key, said) };
  }

  private async aboutTopic(
    topic: string,
    { userId, timeZone, phrases }: SpokenContext,
  ): Promise<{ found: Memory[]; opening: string }> {
    const { items } = await this.search.searchExplained(userId, {
      query: topic,
      limit: 20,
      timeZone,
      status: 'active',
    });
    const found = items.filter(({ strength }) => strength === 'strong').map(({ memory }) => memory);
    return {
      found,
      opening: phrases.say(found.length === 0 ? 'summary-nothing-about' : 'summary-about', { topic }),
    };
  }
}

type Place = Pick<SpokenContext, 'timeZone' | 'phrases'>;

/** The weightiest, told in the order in which they happened. */
function mainOf(found: readonly Memory[]): Memory[] {
  return found
    .toSorted((a, b) => b.importance - a.importance)
    .slice(0, TOLD)
    .toReversed()
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** A day is named once, with what is told of it on lines of its own; where each has one thing, on one line with it. */
function* toldByDay(memories: readonly Memory[], place: Place): Generator<Phrase> {
  const days = Map.groupBy(memories, (memory) => spokenDayOf(memory, place));
  const isOneEach = days.size === memories.length;
  for (const [day, ofDay] of days) {
    yield { text: `\n\n${day}:` };
    for (const memory of ofDay) {
      const sentence = firstSentenceOf(memory);
      const text = isOneEach
        ? ` ${quoteInline(sentence, memory, place.phrases)}`
        : `\n${quoteToOwner(sentence, memory, place.phrases)}`;
      yield { text, source: sourceOf(memory) };
    }
  }
}

function spokenDayOf(memory: Memory, { timeZone, phrases }: Place): string {
  const zone = memory.happenedAt === null ? timeZone : 'UTC';
  return spokenDate(new Date(dayOf(memory)), { timeZone: zone, phrases });
}

function dayOf({ happenedAt, recordedAt }: Memory): string {
  return happenedAt ?? recordedAt;
}
