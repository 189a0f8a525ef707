import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { Clock } from '../../../common/clock.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { KNOWN_METRICS } from '../../biometrics/readings.service.js';
import { MemoryListingService } from '../listing/listing.service.js';
import { MemoryService } from '../memory.service.js';
import { type Counts, lines, onlyIn, type OnlyIn, totals } from '../../skills/answering/comparison.js';
import { firstSentenceOf, sourceOf, quoteInline } from '../../skills/answering/quoting.js';
import { type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { capitalise, withoutCourtesy } from '../../skills/understanding/phrasing.js';
import { type PastPeriod, pastPeriodIn } from '../../skills/understanding/past-period.js';
import { type Clause } from '../../language/understanding.js';
import { readUtterance, type Utterance } from '../../skills/understanding/utterance.js';
import { comparedIn } from './over-time-words.js';

const parameters = z.object({ one: z.string(), other: z.string() });
type Parameters = z.output<typeof parameters>;

const WORDS_OF_METRICS = KNOWN_METRICS.flatMap(({ said }) => said);
const OF_ONESELF = new RegExp(String.raw`\bmy (?:mood|blood pressure|${WORDS_OF_METRICS.join('|')})\b`, 'iu');
/** What is counted of one is not all of it. */
const OF_THE_LATEST = 'Where there are more, I went through the latest 10,000:';
const NEW = 6;
const GONE = 3;

/** A period with what is counted in it. */
interface Side extends PastPeriod, Counts {
  isOfAll: boolean;
}

export const COMPARE = defineSkill({
  name: 'compare',
  title: 'Compare',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Compares two days, weeks, months or years: how much of what, and what is new.',
  parameters,
  examples: ['What did I do this week compared with last week?', 'Compare March and April'],
  risk: 'read',
});

/** Two periods side by side: how much there is of what, and what is new, each with its source. */
@Injectable()
@AnswersMessages()
export class CompareSkill implements TalkSkill<Parameters> {
  readonly manifest = COMPARE;
  readonly precedence = 50;
  readonly goesFirst = true;

  constructor(
    private readonly memories: MemoryService,
    private readonly listing: MemoryListingService,
    private readonly clock: Clock,
  ) {}

  understand({ text, storage }: Utterance): Parameters | undefined {
    // Of what is measured and felt the numbers are compared, not what was told of it.
    if (storage || OF_ONESELF.test(text)) return undefined;
    const asked = trimEndOf(withoutCourtesy(text).rest, /[\s?.!]/u);
    return comparedIn(asked).find(({ one, other }) => this.isPeriod(one) && this.isPeriod(other));
  }

  fromClause({ text }: Clause): Parameters | undefined {
    return this.understand(readUtterance(text));
  }

  async *run(
    { one, other }: Parameters,
    { userId, timeZone, phrases }: SpokenContext,
  ): AsyncGenerator<Phrase> {
    const reader = { id: userId, timeZone };
    const [first, second] = [await this.read(one, reader), await this.read(other, reader)];
    if (!first || !second) return;
    const words = [first.words, second.words] as const;
    yield { text: totals(first, second, words) };
    if (first.total + second.total === 0) return;
    if (!first.isOfAll || !second.isOfAll) yield { text: `\n\n${OF_THE_LATEST}` };
    for (const line of lines(first, second, words)) yield { text: `\n\n${line}` };
    const [early, late] = first.from < second.from ? [first, second] : [second, first];
    for (const only of onlyIn(late, early, NEW))
      yield* this.told(only, late, `New ${late.words}`, { userId, phrases });
    for (const only of onlyIn(early, late, GONE))
      yield* this.told(only, early, `Only ${early.words}`, { userId, phrases });
  }

  private isPeriod(said: string): boolean {
    return pastPeriodIn(said, this.clock.now(), 'UTC') !== undefined;
  }

  private async read(said: string, reader: { id: string; timeZone: string }): Promise<Side | undefined> {
    const period = pastPeriodIn(said, this.clock.now(), reader.timeZone);
    return period && { ...(await this.listing.countFacets(reader, within(period))), ...period };
  }

  /** With one memory that speaks of it. */
  private async *told(
    { name, filter }: OnlyIn,
    period: PastPeriod,
    when: string,
    { userId, phrases }: Pick<SpokenContext, 'userId' | 'phrases'>,
  ): AsyncGenerator<Phrase> {
    const { items } = await this.memories.list(userId, {
      ...within(period),
      ...filter,
      sort: 'happened',
      limit: 1,
    });
    const [memory] = items;
    if (!memory) return;
    const told = capitalise(quoteInline(firstSentenceOf(memory), memory, phrases));
    yield { text: `\n\n${capitalise(when)}: ${name}. ${told}`, source: sourceOf(memory) };
  }
}

function within({ from, before }: PastPeriod) {
  return {
    status: 'active',
    dateFrom: from.toISOString(),
    dateBefore: before.toISOString(),
  } as const;
}
