import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { Clock } from '../../../common/clock.js';
import { MemoryService } from '../memory.service.js';
import { words } from '../../../common/language/tokens.js';
import { type FoundMemory } from '../search/memory-search.service.js';
import { strengthOf } from '../search/strength.js';
import { composeAnswer, composeCount } from '../../skills/answering/compose.js';
import { asksToCount, type Counted, countIn } from '../../skills/answering/counting.js';
import { type Findings, findAnswers } from '../../skills/answering/find-answers.js';
import { framed, isCiting } from '../../skills/answering/framed.js';
import { resolvePronouns } from '../../skills/answering/follow-up.js';
import { namesMeant } from '../../skills/answering/people.js';
import { asksForEverything, composeOverview } from '../../skills/answering/overview.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { isWithin, readAskedCount } from './asked-count.js';
import { type Asker, RecallSearch, type RecalledMemory, withMore } from './recall-search.service.js';
import { ownWords, type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { AnswerStyle } from '../../twin/style/answer-style.service.js';
import { type Clause } from '../../language/understanding.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ question: z.string() });
type Parameters = z.output<typeof parameters>;

interface Answered {
  readonly findings: Findings<RecalledMemory>;
  readonly found: readonly FoundMemory[];
}

/** The gate reads more closely than the search ranks, so it is given more than it will use. */
const CANDIDATES = 30;
const NEWEST = 3;
/** More of one thing in one time nobody tells. */
const MOST_COUNTED = 100;
/** Less has only common words in common with a question. */
const FAINT = 0.2;

export const RECALL = defineSkill({
  name: 'recall',
  title: 'Recall',
  group: 'Memory',
  answersMessages: true,
  icon: 'search',
  description: 'Answers a question from your memories, with the source under the answer.',
  parameters,
  examples: [
    'What is Ana allergic to?',
    'When did I move to Lyon?',
    'Tell me about my sister',
    'Do you know where my passport is?',
    'What do you know about me?',
    'wifi password',
  ],
  risk: 'read',
});

@Injectable()
@AnswersMessages()
export class RecallSkill implements TalkSkill<Parameters> {
  readonly manifest = RECALL;
  readonly precedence = 70;
  readonly reads = 'memory';
  readonly isForModel = true;
  readonly acts = ['ask', 'world'] as const;

  constructor(
    private readonly memories: MemoryService,
    private readonly search: RecallSearch,
    private readonly knowledge: VectorKnowledge,
    private readonly style: AnswerStyle,
    private readonly clock: Clock,
  ) {}

  understand({ text, isQuestion }: Utterance): Parameters | undefined {
    return isQuestion ? { question: text } : undefined;
  }

  fromClause({ text }: Clause): Parameters {
    return { question: text };
  }

  async *run({ question }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { userId, timeZone, turns, phrases } = context;
    const { language } = phrases;
    if (asksForEverything(question, language)) {
      const { items, ...all } = await this.memories.list(userId, { status: 'active', limit: NEWEST });
      yield* composeOverview(items, all, phrases);
      return;
    }
    const asked = resolvePronouns(question, ownWords(turns), language);
    const asker = { userId, timeZone, language };
    const { findings, found } = await this.find(asked, asker);
    if (findings.answers.length === 0 && asksToCount(asked, asker.language)) {
      const counted = await this.count(asked, asker);
      if (counted.length > 0) {
        yield* await this.inStyle(composeCount(counted, phrases), context);
        return;
      }
    }
    const answer = composeAnswer(findings, { timeZone, phrases }, relatedTo(findings, found));
    yield* await this.inStyle(answer, context);
  }

  /** An answer that cites nothing tells nothing that could be put in a style. */
  private async inStyle(
    answer: readonly Phrase[],
    { userId, phrases, turns }: SpokenContext,
  ): Promise<readonly Phrase[]> {
    if (!isCiting(answer)) return answer;
    return framed(answer, await this.style.frame(userId, { phrases, isOpening: turns.length === 0 }));
  }

  /** Once "my wife" turns out to be Priscilla, what was said of Priscilla is looked for as well. */
  private async find(question: string, asker: Asker): Promise<Answered> {
    const found = await this.search.inOtherWords(question, asker, CANDIDATES);
    const memories = found.map(({ memory }) => memory);
    const findings = findAnswers(question, memories, this.knowledge, asker.language);
    const names = namesMeant(findings.question);
    if (names.length === 0) return { findings, found };
    const all = withMore(
      found,
      await this.search.inWords(`${question} ${names.join(' ')}`, asker, CANDIDATES),
    );
    const both = findAnswers(
      question,
      all.map(({ memory }) => memory),
      this.knowledge,
      asker.language,
    );
    return { findings: both, found };
  }

  /** How often something was told of the time that is asked about. */
  private async count(question: string, asker: Asker): Promise<Counted<RecalledMemory>[]> {
    const { timeZone, language } = asker;
    const { text, period } = readAskedCount(question, { now: this.clock.now(), timeZone });
    const found = await this.search.inOtherWords(question, asker, MOST_COUNTED);
    const memories = found
      .map(({ memory }) => memory)
      .filter((memory) => period === undefined || isWithin(memory, period, timeZone));
    return countIn(text, memories, language);
  }
}

/** What the search found, of nobody else than was asked about: what it is not in doubt about, or else what is no noise. */
function relatedTo({ question }: Answered['findings'], found: readonly FoundMemory[]): RecalledMemory[] {
  const sure = found.filter(({ signals }) => strengthOf(signals) !== 'weak');
  const faint = found.filter(({ signals: { words: shared, meaning } }) => shared + meaning >= FAINT);
  return (sure.length > 0 ? sure : faint)
    .map(({ memory }) => memory)
    .filter(({ text }) => {
      const said = words(text);
      return question.names.every((name) => said.includes(name));
    });
}
