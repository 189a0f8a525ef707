import { Injectable } from '@nestjs/common';
import { MemoryHistoryService } from '../history/memory-history.service.js';
import { type Memory } from '../memory.dto.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { type RunContext, SkillRefused } from '../../skills/kit/skill-handler.js';
import { isRestated } from './restated.js';
import {
  type Correction,
  correctedText,
  likeness,
  placeOf,
  saysOnlyValue,
  takesOnePlace,
} from './corrected-text.js';

/** Of what was kept in this conversation just before, less has to speak for it than of what was kept at any time. */
const ALIKE_HERE = 0.4;
const ALIKE_ANYWHERE = 0.55;
/** The later of two that are as like is what was just spoken of. */
const LATER = 0.03;
const LATEST = 5;
const FOUND = 5;

type Corrector = Pick<RunContext, 'userId' | 'timeZone' | 'said' | 'phrases'>;

export interface Corrected {
  readonly before: Memory;
  readonly after: Memory;
}

/** What is told differently later takes the place of what was told before; the earlier words stay in its history. */
@Injectable()
export class MemoryCorrections {
  constructor(
    private readonly memories: MemoryService,
    private readonly history: MemoryHistoryService,
    private readonly search: MemorySearchService,
    private readonly knowledge: VectorKnowledge,
  ) {}

  /**
   * The memory that a statement corrects: of those kept in this conversation before, or else of all; undefined where none
   * is like it. What has the very words that were wrong needs less to speak for it, and the one that was said just
   * before is meant where the statement can only take the place of one thing in it.
   */
  async find(
    { statement, wrong, about }: Correction,
    { userId, timeZone, said }: Corrector,
  ): Promise<Memory | undefined> {
    const words = about ?? `${wrong ?? ''} ${statement}`.trim();
    const here = said ? await this.memories.listOfConversation(userId, said.conversationId, LATEST) : [];
    const isJustSaid = ({ text }: Memory): boolean => placeOf(text, said?.before ?? '') >= 0;
    const hasWrong = ({ text }: Memory): boolean => wrong !== undefined && placeOf(wrong, text) >= 0;
    // "No wait, make it 30": a bare value is like any other, and may be of a timer that was set meanwhile.
    const mayBeOf = ({ text }: Memory): boolean => !this.isBareValue({ statement, wrong, about }, text);
    const latest =
      this.mostAlike(statement, here.filter(hasWrong), 0) ??
      this.mostAlike(words, here.filter(mayBeOf), ALIKE_HERE);
    if (latest) return latest;
    const found = await this.search.search(userId, words, { limit: FOUND, timeZone });
    const holding = found.map(({ memory }) => memory).filter(({ status }) => status === 'active');
    return (
      this.mostAlike(words, holding.filter(hasWrong), ALIKE_HERE) ??
      this.mostAlike(words, holding.filter(mayBeOf), ALIKE_ANYWHERE) ??
      here.slice(0, 1).find((each) => isJustSaid(each) && takesOnePlace(statement, each.text))
    );
  }

  /** Whether nothing but another value is said, and nothing of what has it, be it of that text or of any. */
  isBareValue({ statement, wrong, about }: Correction, text = ''): boolean {
    return wrong === undefined && about === undefined && saysOnlyValue(statement, text, this.knowledge);
  }

  /** What a telling says otherwise, kept in this conversation or ever: nearly the same words, another value of the same kind. */
  async restated(
    { statement, wrong, over, isBare }: Correction,
    { userId, timeZone, said }: Pick<Corrector, 'userId' | 'timeZone' | 'said'>,
  ): Promise<Memory | undefined> {
    const isCommon = (word: string): boolean => this.knowledge.isCommon(word);
    const isMeant = ({ text, status }: Memory): boolean =>
      status === 'active' && isRestated({ statement, wrong, over }, text, isCommon);
    const here = said ? await this.memories.listOfConversation(userId, said.conversationId, LATEST) : [];
    const latest = here.find(isMeant) ?? here.slice(0, 1).find(({ text }) => isBare && /\d/u.test(text));
    if (latest) return latest;
    const found = await this.search.search(userId, statement, { limit: FOUND, timeZone });
    return found.map(({ memory }) => memory).find(isMeant);
  }

  /** What was kept in this conversation and says most of that. */
  async toldHere(topic: string, { userId, said }: Pick<Corrector, 'userId' | 'said'>): Promise<Memory[]> {
    const here = said ? await this.memories.listOfConversation(userId, said.conversationId, LATEST) : [];
    const best = this.mostAlike(topic, here, ALIKE_HERE);
    return best ? [best] : [];
  }

  /** Keeps what holds instead, in a memory of its own. */
  async correct(
    memoryId: string,
    correction: Correction,
    { userId, timeZone, said, phrases }: Corrector,
  ): Promise<Corrected> {
    const before = await this.memories.get(userId, memoryId);
    if (before.status !== 'active') throw new SkillRefused(phrases.say('memory-over'));
    const { kind, tags, importance, author } = before;
    const text = correctedText(before.text, correction, (one, other) =>
      this.knowledge.similarity(one, other),
    );
    const made = await this.memories.create(userId, {
      ...{ text, timeZone, kind, tags, importance, author },
      source: said
        ? {
            kind: 'message',
            messageId: said.messageId,
            conversationId: said.conversationId,
            quote: said.text,
          }
        : { kind: 'form' },
    });
    const after = await this.history.supersede(userId, memoryId, { by: made.id });
    return { before, after };
  }

  /** Has what was said before hold again; what took its place is for the caller to forget. Throws where what took its place was changed since. */
  async reinstate(
    { userId, phrases }: Pick<Corrector, 'userId' | 'phrases'>,
    beforeId: string,
    afterId: string,
  ): Promise<void> {
    const { status, version } = await this.memories.get(userId, afterId);
    if (status !== 'active' || version !== 1) throw new SkillRefused(phrases.say('memory-changed-since'));
    await this.history.reinstate(userId, beforeId);
  }

  /** `memories`: the latest first. */
  private mostAlike(statement: string, memories: readonly Memory[], least: number): Memory | undefined {
    const [best] = memories
      .map((memory, place) => {
        const like = likeness(statement, memory.text, this.knowledge);
        return { memory, like, rank: like - place * LATER };
      })
      .filter(({ like }) => like >= least)
      .toSorted((one, other) => other.rank - one.rank);
    return best?.memory;
  }
}
