import { type Action, type Phrase, type SkillRun } from '../skills/skills.service.js';
import { type AnswerContent } from './messages.repository.js';
import { type StoredCitation } from './chat.table.js';

/** An answer while it is being written: its text with numbered sources, and what was done on the way. */
export class AnswerDraft {
  private text = '';
  private readonly citations: StoredCitation[] = [];
  private readonly actions: Action[] = [];
  private readonly quotedEntries = new Set<string>();
  private isClosest = false;
  readonly runs: SkillRun[] = [];

  /** Adds a phrase and gives the text it added. */
  add({ text, source, action, run, isClosest, entryIds = [] }: Phrase): string {
    this.isClosest ||= isClosest === true;
    for (const id of entryIds) this.quotedEntries.add(id);
    if (action) this.actions.push(action);
    if (run) this.runs.push(run);
    const added = source ? `${text} [${this.numberOf(source)}]` : text;
    this.text += added;
    return added;
  }

  get content(): AnswerContent {
    const { text, citations, actions, isClosest } = this;
    return { text, citations, actions, isClosest, quotedEntries: [...this.quotedEntries] };
  }

  /** A sentence cited twice keeps its number. */
  private numberOf(source: NonNullable<Phrase['source']>): number {
    const known = this.citations.find(
      ({ memoryId, quote }) => memoryId === source.memoryId && quote === source.quote,
    );
    if (known) return known.number;
    const number = this.citations.length + 1;
    this.citations.push({ ...source, number });
    return number;
  }
}
