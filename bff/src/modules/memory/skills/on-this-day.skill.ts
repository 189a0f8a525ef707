import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryListingService } from '../listing/listing.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { firstSentenceOf, sourceOf, quoteInline } from '../../skills/answering/quoting.js';
import { type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { type Clause } from '../../language/understanding.js';
import { readUtterance, type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({});
type Parameters = z.output<typeof parameters>;

export const ON_THIS_DAY = defineSkill({
  name: 'on-this-day',
  title: 'On this day',
  group: 'Memory',
  answersMessages: true,
  icon: 'calendar',
  description: 'Tells what you kept on this day of earlier months and years.',
  parameters,
  examples: ['What happened on this day?', 'On this day'],
  risk: 'read',
});
/** How it is asked for: `on-this-day.yaml`. */
const WORDS = knowledgeOf('on-this-day', { says: ['asks'] });
/** A longer text tells of such a day. */
const MOST_CHARACTERS = 600;

@Injectable()
@AnswersMessages()
export class OnThisDaySkill implements TalkSkill<Parameters> {
  readonly manifest = ON_THIS_DAY;
  readonly precedence = 40;
  readonly reads = 'memory';
  readonly goesFirst = true;

  constructor(private readonly memories: MemoryListingService) {}

  understand({ text, storage }: Utterance): Parameters | undefined {
    const isAsked = text.length <= MOST_CHARACTERS && WORDS.all().some(({ says }) => says.asks.test(text));
    return storage || !isAsked ? undefined : {};
  }

  fromClause({ text }: Clause): Parameters | undefined {
    return this.understand(readUtterance(text));
  }

  async *run(_parameters: Parameters, { userId, timeZone, phrases }: SpokenContext): AsyncGenerator<Phrase> {
    const { items } = await this.memories.onThisDay({ id: userId, timeZone }, {});
    yield {
      text: phrases.say(items.length === 0 ? 'this-day-nothing' : 'this-day'),
    };
    for (const { memory, monthsAgo } of items) {
      const told = quoteInline(firstSentenceOf(memory), memory, phrases);
      yield { text: `\n\n${ago(monthsAgo, phrases)}: ${told}`, source: sourceOf(memory) };
    }
  }
}

function ago(months: number, phrases: TwinPhrases): string {
  return months % 12 === 0
    ? phrases.say('years-ago', { count: months / 12 })
    : phrases.say('months-ago', { count: months });
}
