import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { Clock } from '../../../common/clock.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { MemoryListingService } from '../listing/listing.service.js';
import { MemoryService } from '../memory.service.js';
import { lines, onlyIn, type OnlyIn, type Told, totals } from '../../skills/answering/comparison.js';
import { firstSentenceOf, sourceOf, quoteInline } from '../../skills/answering/quoting.js';
import { spokenPeriod } from '../../skills/kit/resolve-period.js';
import { type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { capitalise, withoutCourtesy } from '../../skills/understanding/phrasing.js';
import {
  onlyPeriodIn,
  type PastPeriod,
  pastPeriodIn,
  periodBefore,
} from '../../skills/understanding/past-period.js';
import { type Clause } from '../../language/understanding.js';
import { readUtterance, type Utterance } from '../../skills/understanding/utterance.js';
import { comparedIn } from './over-time-words.js';

const parameters = z.object({ one: z.string(), other: z.string() });
type Parameters = z.output<typeof parameters>;

const NEW = 6;
const GONE = 3;

/** A period with what is counted in it. */
interface Side extends Told {
  readonly period: PastPeriod;
  readonly isOfAll: boolean;
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
    if (storage) return undefined;
    const asked = trimEndOf(withoutCourtesy(text).rest, /[\s?.!]/u);
    // Of what is measured and felt the numbers are compared, and of a topic what was told of it.
    for (const compared of comparedIn(asked)) {
      const one = this.onlyPeriodIn(compared.one) ?? this.onlyPeriodIn(withNounOf(compared));
      const other = compared.other === undefined ? periodBefore(one) : this.onlyPeriodIn(compared.other);
      if (one !== undefined && other !== undefined) return { one, other };
    }
    return undefined;
  }

  fromClause({ text }: Clause): Parameters | undefined {
    return this.understand(readUtterance(text));
  }

  async *run({ one, other }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { phrases } = context;
    const [first, second] = [await this.read(one, context), await this.read(other, context)];
    if (!first || !second) return;
    yield { text: totals([first, second], phrases) };
    if (first.counts.total + second.counts.total === 0) return;
    // What is counted of the latest is not all of it.
    if (!first.isOfAll || !second.isOfAll) yield { text: `\n\n${phrases.say('compared-latest')}` };
    for (const line of lines(first, second, phrases)) yield { text: `\n\n${line}` };
    const [early, late] = first.period.from < second.period.from ? [first, second] : [second, first];
    for (const only of onlyIn(late.counts, early.counts, NEW))
      yield* this.told(only, late, 'compared-new', context);
    for (const only of onlyIn(early.counts, late.counts, GONE))
      yield* this.told(only, early, 'compared-gone', context);
  }

  private onlyPeriodIn(said: string): string | undefined {
    return onlyPeriodIn(said, this.clock.now());
  }

  private async read(said: string, { userId, timeZone, phrases }: SpokenContext): Promise<Side | undefined> {
    const period = pastPeriodIn(said, this.clock.now(), timeZone);
    if (!period) return undefined;
    const counts = await this.listing.countFacets({ id: userId, timeZone }, within(period));
    return { period, counts, isOfAll: counts.isOfAll, said: spokenPeriod(period, phrases, timeZone) };
  }

  /** With one memory that speaks of it. */
  private async *told(
    { name, filter }: OnlyIn,
    { period, said }: Side,
    key: 'compared-new' | 'compared-gone',
    { userId, phrases }: SpokenContext,
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
    const text = phrases.say(key, { period: said, name, told });
    yield { text: `\n\n${text}`, source: sourceOf(memory) };
  }
}

/** "This and last week": the first is a week, too. */
function withNounOf({ one, other = '' }: { one: string; other?: string }): string {
  return `${one} ${other.slice(other.trimEnd().lastIndexOf(' ') + 1)}`;
}

function within({ from, before }: PastPeriod) {
  return {
    status: 'active',
    dateFrom: from.toISOString(),
    dateBefore: before.toISOString(),
  } as const;
}
