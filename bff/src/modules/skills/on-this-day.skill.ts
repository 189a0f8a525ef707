import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MemoryListingService } from '../memory/listing/listing.service.js';
import { firstSentenceOf, sourceOf, tellInside } from './answering/telling.js';
import { type Phrase, type Skill, type SkillContext } from './skill.js';
import { type Utterance } from './understanding/utterance.js';

const parameters = z.object({});
type Parameters = z.output<typeof parameters>;

const ASKS = /\b(?:on this day|this day in (?:the past|earlier|other) years?|years? ago today)\b/iu;

@Injectable()
export class OnThisDaySkill implements Skill<Parameters> {
  readonly name = 'on-this-day';
  readonly description = 'Tells what you kept on this day of earlier months and years.';
  readonly parameters = parameters;
  readonly risk = 'read';
  readonly reads = 'memory';
  readonly goesFirst = true;
  readonly examples = ['What happened on this day?', 'On this day'];

  constructor(private readonly memories: MemoryListingService) {}

  understand({ text, storage }: Utterance): Parameters | undefined {
    return !storage && ASKS.test(text) ? {} : undefined;
  }

  async *run(_parameters: Parameters, { userId, timeZone }: SkillContext): AsyncGenerator<Phrase> {
    const { items } = await this.memories.onThisDay({ id: userId, timeZone }, {});
    yield {
      text: items.length === 0 ? 'I have nothing from this day of an earlier month or year.' : 'On this day:',
    };
    for (const { memory, monthsAgo } of items) {
      const told = tellInside(firstSentenceOf(memory), memory);
      yield { text: `\n\n${ago(monthsAgo)}: ${told}`, source: sourceOf(memory) };
    }
  }
}

function ago(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return count === 1 ? `A ${unit} ago` : `${String(count)} ${unit}s ago`;
}
