import { Injectable } from '@nestjs/common';
import { type Memory } from '../memory.dto.js';
import { MemoryTrashService } from '../memory-trash.service.js';
import { MemoryService } from '../memory.service.js';
import { MemorySuggestions } from '../review/memory-suggestions.service.js';
import { contextRefusal } from '../../skills/contexts/context-refusal.js';
import { type SkillRun } from '../../skills/runs/runs.dto.js';
import { type RunOrigin, type RunOutcome, RunsService } from '../../skills/runs/runs.service.js';
import { type SkillContext } from '../../skills/skill.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { readUtterance } from '../../skills/understanding/utterance.js';

export interface Said extends Pick<
  SkillContext,
  'userId' | 'timeZone' | 'conversationId' | 'messageId' | 'text' | 'disabledContexts'
> {
  /** Who said it, when it was not the owner. */
  readonly author?: string;
}

export interface Remembered {
  readonly memory: Memory;
  readonly run: SkillRun;
}

/** What a message of the owner's asks to keep, or all of it. */
export function statementIn(text: string): string {
  const { storage } = readUtterance(text);
  return storage?.wish === 'remember' && storage.statement !== '' ? storage.statement : text;
}

/** The one way in which something that was said becomes a memory: once per message, noted, and undone like the rest. */
@Injectable()
export class MemoryCaptureService {
  constructor(
    private readonly memories: MemoryService,
    private readonly trash: MemoryTrashService,
    private readonly suggestions: MemorySuggestions,
    private readonly runs: RunsService,
  ) {}

  /** What waits as a suggestion is the memory then. Throws what the memory refuses with, such as NeverToBeRemembered. */
  async keep(statement: string, said: Said): Promise<Memory> {
    const { userId, timeZone, conversationId, messageId, text: quote, author, disabledContexts } = said;
    const mayRead = contextRefusal('memory', disabledContexts) === undefined;
    const waiting = mayRead ? await this.suggestions.approveSame(userId, statement) : undefined;
    if (waiting) return waiting;
    const memory = await this.memories.create(userId, {
      text: statement,
      timeZone,
      author,
      source: { kind: 'message', messageId, conversationId, quote },
      // Who asks again must not make a second memory.
      idempotencyKey: messageId,
    });
    const isThere = (await this.memories.listOfMessage(userId, messageId)).some(({ id }) => id === memory.id);
    // What came of the message before, and was forgotten since, comes back as it was.
    return isThere ? memory : this.trash.restore(userId, memory.id);
  }

  /** Whether a memory of another message says just that: telling it again makes no second one. */
  async isKept(
    statement: string,
    { userId, messageId }: Pick<Said, 'userId' | 'messageId'>,
  ): Promise<boolean> {
    const ofMessage = await this.memories.listOfMessage(userId, messageId);
    return ofMessage.length === 0 && (await this.suggestions.isKept(userId, statement));
  }

  /** Keeps it, with a run by which it can be undone like everything else that was done. */
  async keepNoted(statement: string, said: Said, occasion: RunOrigin): Promise<Remembered> {
    const { result: memory, run } = await this.runs.recordOf(occasion, async () => {
      const result = await this.keep(statement, said);
      return { result, outcome: rememberedAs(result.id) };
    });
    return { memory, run };
  }

  /** What was typed into a form of a screen, as a run that can be undone. Throws what the memory refuses with. */
  async keepTyped(text: string, origin: RunOrigin & { readonly timeZone: string }): Promise<Remembered> {
    const { timeZone, ...occasion } = origin;
    const { result: memory, run } = await this.runs.recordOf(occasion, async () => {
      const result = await this.memories.create(occasion.userId, {
        text,
        timeZone,
        source: { kind: 'form' },
      });
      return { result, outcome: rememberedAs(result.id) };
    });
    return { memory, run };
  }
}

/** The call that forgets these memories and no others. */
export function forgetting(memoryIds: readonly string[]): SkillCall {
  return { skill: 'memory.forget', parameters: { memoryIds }, targets: [] };
}

function rememberedAs(made: string): RunOutcome {
  return {
    outcome: 'completed',
    asked: [{ skill: 'remember', parameters: {}, targets: [] }],
    result: 'Remembered.',
    effects: [{ performer: 'memory', effect: { made } }],
  };
}
