import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryListingService } from '../listing/listing.service.js';
import { firstSentenceOf, sourceOf, quoteInline } from '../../skills/answering/quoting.js';
import { messageReader } from '../../skills/kit/templates/message-reader.js';
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
  sentences: {
    templates: [
      '... (on this day|this day in (the past|earlier|other) (year|years)|(year|years) ago today) ...',
    ],
  },
});
const asks = messageReader(ON_THIS_DAY);

@Injectable()
@AnswersMessages()
export class OnThisDaySkill implements TalkSkill<Parameters> {
  readonly manifest = ON_THIS_DAY;
  readonly precedence = 40;
  readonly reads = 'memory';
  readonly goesFirst = true;

  constructor(private readonly memories: MemoryListingService) {}

  understand({ text, storage }: Utterance): Parameters | undefined {
    return storage ? undefined : asks(text);
  }

  fromClause({ text }: Clause): Parameters | undefined {
    return this.understand(readUtterance(text));
  }

  async *run(_parameters: Parameters, { userId, timeZone, phrases }: SpokenContext): AsyncGenerator<Phrase> {
    const { items } = await this.memories.onThisDay({ id: userId, timeZone }, {});
    yield {
      text: items.length === 0 ? 'I have nothing from this day of an earlier month or year.' : 'On this day:',
    };
    for (const { memory, monthsAgo } of items) {
      const told = quoteInline(firstSentenceOf(memory), memory, phrases);
      yield { text: `\n\n${ago(monthsAgo)}: ${told}`, source: sourceOf(memory) };
    }
  }
}

function ago(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? `A ${unit} ago` : `${String(count)} ${unit}s ago`;
}
