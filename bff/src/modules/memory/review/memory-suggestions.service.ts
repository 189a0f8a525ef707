import { Injectable } from '@nestjs/common';
import { words } from '../../../common/language/tokens.js';
import { NeverToBeRemembered } from '../rules/memory-rules.errors.js';
import { type MemoryDraft } from '../memory-draft.js';
import { type Memory } from '../memory.dto.js';
import { MemoryService } from '../memory.service.js';
import { MemoryFinder } from '../search/memory-finder.js';
import { type CandidateRow } from '../search/search.repository.js';
import { foldedText } from './comparison.js';
import { MemoryReviewRepository } from './memory-review.repository.js';

/** Where a guess comes from. */
export interface ProposalEvidence {
  saidBy: 'user' | 'twin';
  /** What was recalled from memory in the same conversation: it must not come back as something new. */
  recalled: readonly string[];
}

/** The guess, or why there is none. */
export type Suggestion = { memory: Memory } | { refused: 'recalled' | 'rejected' | 'known' | 'unwanted' };

/** So much of a text in what was recalled, and it is the same again. */
const RECALLED = 0.8;
const MAX_ALIKE = 5;
const MAX_LOOKED_FOR = 400;

/** Memories that nobody asked to be kept: they wait for the user, out of every list and answer, and far down in a search. */
@Injectable()
export class MemorySuggestions {
  constructor(
    private readonly memories: MemoryService,
    private readonly finder: MemoryFinder,
    private readonly reviews: MemoryReviewRepository,
  ) {}

  async suggest(userId: string, draft: MemoryDraft, evidence: ProposalEvidence): Promise<Suggestion> {
    if (isRecalled(draft.text, evidence)) return { refused: 'recalled' };
    if (await this.reviews.isRejected(userId, draft.text)) return { refused: 'rejected' };
    if (await this.isKnown(userId, draft.text)) return { refused: 'known' };
    return this.keep(userId, draft);
  }

  /** Makes the guess that says this a memory; undefined where none waits that does. */
  async approveSame(userId: string, text: string): Promise<Memory | undefined> {
    const guess = (await this.findSame(userId, text)).find(({ isGuess }) => isGuess);
    if (!guess || !(await this.reviews.approve(userId, guess.id))) return undefined;
    return this.memories.get(userId, guess.id);
  }

  private async isKnown(userId: string, text: string): Promise<boolean> {
    return (await this.findSame(userId, text)).length > 0;
  }

  /** Whether a memory says just that already; a guess waits for the user's word. */
  async isKept(userId: string, text: string): Promise<boolean> {
    return (await this.findSame(userId, text)).some(({ isGuess }) => !isGuess);
  }

  private async keep(userId: string, draft: MemoryDraft): Promise<Suggestion> {
    try {
      return { memory: await this.memories.create(userId, { ...draft, status: 'suggested' }) };
    } catch (error) {
      // What the user never wants remembered is not worth a question.
      if (error instanceof NeverToBeRemembered) return { refused: 'unwanted' };
      throw error;
    }
  }

  private async findSame(userId: string, text: string): Promise<CandidateRow[]> {
    const { ranked } = await this.finder.find(userId, text.slice(0, MAX_LOOKED_FOR), { limit: MAX_ALIKE });
    const folded = foldedText(text);
    return ranked.map(({ candidate }) => candidate).filter((each) => foldedText(each.text) === folded);
  }
}

function isRecalled(text: string, { saidBy, recalled }: ProposalEvidence): boolean {
  if (saidBy === 'twin') return true;
  const said = words(text);
  return recalled.some((each) => {
    const known = new Set(words(each));
    return said.filter((word) => known.has(word)).length >= RECALLED * said.length;
  });
}
