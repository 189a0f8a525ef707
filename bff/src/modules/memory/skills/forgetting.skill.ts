import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryTrashService } from '../memory-trash.service.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { sourceOf } from '../../skills/answering/quoting.js';
import {
  type SkillCall,
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type Question,
  type RunContext,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';

const MAX_TEXT_LENGTH = 2_000;
/** More are forgotten on the screen for it, where each can be looked at. */
const MAX_FORGOTTEN = 10;

/** By what they are about, until they are found; then by their ids, so that a yes forgets what was shown. */
const forget = z.union([
  z.strictObject({ memoryIds: z.array(z.uuid()).min(1) }),
  z.strictObject({ topic: z.string().min(1).max(MAX_TEXT_LENGTH) }),
]);
const correct = z.strictObject({
  statement: z.string().min(1).max(MAX_TEXT_LENGTH),
  memoryId: z.uuid().optional(),
});
const effect = z.union([
  z.object({ made: z.uuid() }),
  z.object({ forgotten: z.array(z.uuid()) }),
  z.object({ corrected: z.uuid(), version: z.number().int() }),
]);

const ABOUT = { group: 'Memory', icon: 'memory', risk: 'guarded' } as const;

const FORGET = defineSkill({
  ...ABOUT,
  name: 'memory.forget',
  title: 'Forget',
  description: 'Forgets memories about something, after a yes. They can be restored for 30 days.',
  parameters: forget,
  examples: ['Forget what I said about Ana'],
});
const CORRECT = defineSkill({
  ...ABOUT,
  name: 'memory.correct',
  title: 'Correct',
  description: 'Puts what you say in the place of the memory that said otherwise, after a yes.',
  parameters: correct,
  examples: ['Correct that: Ana is allergic to walnuts'],
});
export const FORGETTING_SKILLS = [FORGET, CORRECT] as const;

/** What is kept is changed here; what is told and asked are the skills of the talk. */
@Injectable()
@ProvidesSkills()
export class ForgettingHandler implements SkillHandler {
  readonly name = 'memory';
  readonly hidesParameters = true;
  readonly reads = 'memory';
  readonly skills = FORGETTING_SKILLS;

  constructor(
    private readonly memories: MemoryService,
    private readonly search: MemorySearchService,
    private readonly trash: MemoryTrashService,
  ) {}

  /** Which memories are meant, so that what is confirmed is what happens. */
  prepare(asked: readonly SkillCall[], context: RunContext): Promise<readonly SkillCall[]> {
    return Promise.all(
      asked.map(async (one) => ({
        ...one,
        parameters:
          one.skill === FORGET.name
            ? await this.toForget(forget.parse(one.parameters), context)
            : await this.toCorrect(correct.parse(one.parameters), context),
      })),
    );
  }

  async confirmation(asked: readonly SkillCall[], { userId }: RunContext): Promise<Question> {
    const ids = asked.flatMap(memoryIdsOf);
    const found = await Promise.all(ids.map((id) => this.memories.get(userId, id)));
    const sources = found.map((memory) => sourceOf(memory));
    const isCorrection = asked.some(({ skill }) => skill === CORRECT.name);
    const these = sources.length === 1 ? 'this' : `these ${String(sources.length)}`;
    return {
      text: isCorrection
        ? 'Shall I put that in the place of this? The earlier words stay in its history.'
        : `Shall I forget ${these}? You can restore ${sources.length === 1 ? 'it' : 'them'} for 30 days.`,
      sources,
    };
  }

  async perform(asked: readonly SkillCall[], { userId }: RunContext): Promise<HandlerResult> {
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused('One change to your memory at a time, please.');
    if (one.skill === CORRECT.name) {
      const { statement, memoryId = '' } = correct.parse(one.parameters);
      const { version } = await this.memories.get(userId, memoryId);
      await this.memories.update(userId, memoryId, { version, text: statement });
      return { answer: 'Corrected.', effect: { corrected: memoryId, version } };
    }
    const ids = memoryIdsOf(one);
    for (const id of ids) await this.trash.delete(userId, id);
    return { answer: 'Forgotten.', effect: { forgotten: ids } };
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    const change = effect.parse(done);
    if ('made' in change) await this.trash.delete(userId, change.made);
    else if ('forgotten' in change) for (const id of change.forgotten) await this.trash.restore(userId, id);
    else await this.restoreVersion(userId, change.corrected, change.version);
  }

  private async toForget(
    wish: z.output<typeof forget>,
    context: RunContext,
  ): Promise<SkillCall['parameters']> {
    if ('memoryIds' in wish) return wish;
    const found = await this.strongest(wish.topic, MAX_FORGOTTEN + 1, context);
    if (found.length > MAX_FORGOTTEN)
      throw new SkillRefused('That is in many memories. Choose them under Memory, Forget.');
    return { memoryIds: found };
  }

  private async toCorrect(
    wish: z.output<typeof correct>,
    context: RunContext,
  ): Promise<SkillCall['parameters']> {
    const [memoryId] =
      wish.memoryId === undefined ? await this.strongest(wish.statement, 1, context) : [wish.memoryId];
    return { ...wish, memoryId };
  }

  private async strongest(topic: string, limit: number, { userId, timeZone }: RunContext): Promise<string[]> {
    const { items } = await this.search.searchExplained(userId, {
      query: topic,
      limit,
      timeZone,
      mode: 'both',
    });
    const strong = items.filter(({ strength }) => strength === 'strong');
    if (strong.length === 0) throw new SkillRefused('I have no memory of that.');
    return strong.map(({ memory }) => memory.id);
  }

  private async restoreVersion(userId: string, id: string, version: number): Promise<void> {
    const { items } = await this.memories.listVersions(userId, id);
    const before = items.find((each) => each.version === version);
    const current = await this.memories.get(userId, id);
    if (!before || current.version !== version + 1)
      throw new SkillRefused('It was changed again since. You find the earlier words in its history.');
    await this.memories.update(userId, id, { version: current.version, text: before.text });
  }
}

function memoryIdsOf({ skill, parameters }: SkillCall): string[] {
  if (skill === CORRECT.name) return [correct.parse(parameters).memoryId ?? ''];
  const wish = forget.parse(parameters);
  return 'memoryIds' in wish ? wish.memoryIds : [];
}
