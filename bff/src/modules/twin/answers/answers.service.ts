import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { MemoryService } from '../../memory/memory.service.js';
import { RecallSources } from '../../memory/skills/recall-sources.service.js';
import { bandOf } from '../style/style-frame.js';
import { StyleService } from '../style/style.service.js';
import { type GiveVerdict, type TwinAnswer, type TwinVerdict, type TwinVerdicts } from './answers.dto.js';
import { MAX_VERDICTS, TooManyVerdicts, TwinVerdictNotFound } from './answers.errors.js';
import { askedOfOwner } from './asked-of-owner.js';
import { type VerdictRow, VerdictsRepository } from './verdicts.repository.js';

interface Owner {
  readonly id: string;
  readonly timeZone: string;
}

/** How many sentences an answer has, by how long the twin is to speak. */
const SENTENCES = { low: 1, middle: 3, high: 6 } as const;
const ENDS = /[.!?…]$/u;

/** Answers in the place of its owner, from nothing but their own sentences. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly recall: RecallSources,
    private readonly memories: MemoryService,
    private readonly verdicts: VerdictsRepository,
    private readonly style: StyleService,
    private readonly clock: Clock,
  ) {}

  /** What its owner said instead before, else their own sentences, less those that they would not say to it. */
  async answer(owner: Owner, question: string): Promise<TwinAnswer> {
    const verdicts = (await this.verdicts.findAll(owner.id, MAX_VERDICTS)).filter(isOn(question));
    const [last] = verdicts;
    if (last && !last.wouldSay && last.instead !== null) {
      const sentences = [{ text: last.instead, source: null }];
      return { question, sentences, sources: [], from: 'verdict' };
    }
    const refused = new Set(
      verdicts.filter(({ wouldSay }) => !wouldSay).flatMap(({ memoryIds }) => memoryIds),
    );
    const found = await this.recall.ownWordsOn(owner, askedOfOwner(question));
    const { length } = await this.style.current(owner.id);
    const told = found.filter(({ memoryId }) => !refused.has(memoryId)).slice(0, SENTENCES[bandOf(length)]);
    return {
      question,
      sentences: told.map(({ quote }, place) => ({ text: withEnd(quote), source: place + 1 })),
      sources: told.map(({ memoryId, title, recordedAt }) => ({ memoryId, title, recordedAt })),
      from: told.length > 0 ? 'memories' : 'nothing',
    };
  }

  async listVerdicts(userId: string): Promise<TwinVerdicts> {
    return { items: (await this.verdicts.findAll(userId, MAX_VERDICTS)).map(toVerdict) };
  }

  /** Throws `TooManyVerdicts`, and `MemoryNotFound` where what was cited is not theirs. */
  async judge(userId: string, { instead, ...given }: GiveVerdict): Promise<TwinVerdict> {
    await Promise.all(given.memoryIds.map((id) => this.memories.get(userId, id)));
    const verdict = {
      ...given,
      ...{ id: crypto.randomUUID(), instead: instead ?? null, createdAt: this.clock.now() },
    };
    if (!(await this.verdicts.add(userId, verdict, MAX_VERDICTS))) throw new TooManyVerdicts();
    return toVerdict(verdict);
  }

  /** Throws `TwinVerdictNotFound`. */
  async removeVerdict(userId: string, id: string): Promise<void> {
    if (!(await this.verdicts.remove(userId, id))) throw new TwinVerdictNotFound();
  }
}

function isOn(question: string): (verdict: VerdictRow) => boolean {
  const asked = folded(question);
  return (verdict) => folded(verdict.question) === asked;
}

/** Without what makes no other question: case, punctuation and space. */
function folded(question: string): string {
  return (question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function withEnd(quote: string): string {
  return ENDS.test(quote) ? quote : `${quote}.`;
}

function toVerdict({ id, question, wouldSay, instead, createdAt }: VerdictRow): TwinVerdict {
  return { id, question, wouldSay, instead, createdAt: createdAt.toISOString() };
}
