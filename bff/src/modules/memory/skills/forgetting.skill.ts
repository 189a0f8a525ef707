import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryTrashService } from '../memory-trash.service.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { type Corrected, MemoryCorrections } from './memory-corrections.service.js';
import { sourceOf } from '../../skills/answering/quoting.js';
import {
  type Described,
  type SkillCall,
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type Question,
  type RunContext,
  NothingToCorrect,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';

const MAX_TEXT_LENGTH = 2_000;
/** More are forgotten on the screen for it, where each can be looked at. */
const MAX_FORGOTTEN = 10;

/** By what they are about, until they are found; then by their ids, so that a yes forgets what was shown. */
const forget = z.union([
  z.strictObject({ memoryIds: z.array(z.uuid()).min(1) }),
  z.strictObject({ topic: z.string().min(1).max(MAX_TEXT_LENGTH) }),
  z.strictObject({ isLatest: z.literal(true) }),
]);
const correct = z.strictObject({
  statement: z.string().min(1).max(MAX_TEXT_LENGTH),
  wrong: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .optional()
    .meta({ description: 'The words of it that are replaced, where only they are.' }),
  memoryId: z.uuid().optional(),
});
const effect = z.union([
  z.object({ made: z.uuid() }),
  z.object({ forgotten: z.array(z.uuid()) }),
  z.object({ superseded: z.uuid(), by: z.uuid() }),
  // Of runs before corrections left the earlier memory as it was.
  z.object({ corrected: z.uuid(), version: z.number().int() }),
]);

const ABOUT = { group: 'Memory', icon: 'memory' } as const;

const FORGET = defineSkill({
  ...ABOUT,
  risk: 'guarded',
  name: 'memory.forget',
  title: 'Forget',
  description: 'Forgets memories about something, after a yes. They can be restored for 30 days.',
  parameters: forget,
  examples: ['Forget what I said about Ana'],
  fromWords: ({ topic, isAll }) => {
    if (isAll === true)
      return {
        question: 'What shall I forget? Say “forget what I said about …”, or choose under Memory, Forget.',
      };
    return {
      calls: [typeof topic === 'string' && topic !== '' ? { topic: firstPart(topic) } : { isLatest: true }],
    };
  },
});
const CORRECT = defineSkill({
  ...ABOUT,
  risk: 'write',
  name: 'memory.correct',
  title: 'Correct',
  description:
    'Puts what you say in the place of the memory that said otherwise; its earlier words are kept.',
  parameters: correct,
  examples: ['Correct that: Ana is allergic to walnuts'],
  fromWords: ({ text, old }) =>
    typeof text === 'string' && text !== ''
      ? { calls: [{ statement: text, ...(typeof old === 'string' && { wrong: firstPart(old) }) }] }
      : { question: 'What is right instead?' },
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
    private readonly corrections: MemoryCorrections,
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

  /** A correction is taken back by one word; what a model wants to put right is asked about. */
  async confirmation(
    asked: readonly SkillCall[],
    { userId, chosenBy }: RunContext,
  ): Promise<Question | undefined> {
    if (chosenBy !== 'model' && asked.every(({ skill }) => skill === CORRECT.name)) return undefined;
    const ids = asked.flatMap(memoryIdsOf);
    const found = await Promise.all(ids.map((id) => this.memories.get(userId, id)));
    const sources = found.map((memory) => sourceOf(memory));
    const isCorrection = asked.some(({ skill }) => skill === CORRECT.name);
    if (isCorrection)
      return {
        text: 'Shall I put that in the place of this? The earlier words stay in its history.',
        sources,
      };
    const [only, ...others] = sources;
    const isOne = only !== undefined && others.length === 0;
    const question = (what: string): string =>
      `Shall I forget ${what}? You can restore ${isOne ? 'it' : 'them'} for 30 days.`;
    const logged = question(isOne ? 'this' : `these ${String(sources.length)}`);
    return { text: isOne ? question(`“${only.quote}”`) : logged, logged, sources };
  }

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const { userId } = context;
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused('One change to your memory at a time, please.');
    if (one.skill === CORRECT.name) {
      const { memoryId = '', ...correction } = correct.parse(one.parameters);
      return toldOf(await this.corrections.correct(memoryId, correction, context));
    }
    const ids = memoryIdsOf(one);
    for (const id of ids) await this.trash.delete(userId, id);
    return { answer: 'Forgotten.', effect: { forgotten: ids } };
  }

  async undo(done: Effect, { userId }: RunContext): Promise<void> {
    const change = effect.parse(done);
    if ('made' in change) await this.trash.delete(userId, change.made);
    else if ('superseded' in change) {
      await this.corrections.reinstate(userId, change.superseded, change.by);
      await this.trash.delete(userId, change.by);
    } else if ('forgotten' in change) for (const id of change.forgotten) await this.trash.restore(userId, id);
    else await this.restoreVersion(userId, change.corrected, change.version);
  }

  /** What is taken back is quoted: the log knows no word of it. */
  async describe(done: Effect, { userId }: RunContext): Promise<Described> {
    const change = effect.parse(done);
    if ('made' in change) return this.told('I have forgotten that again.', userId, [change.made]);
    if ('forgotten' in change) return this.told('I remember that again.', userId, []);
    const id = 'superseded' in change ? change.superseded : change.corrected;
    return this.told('this holds again.', userId, [id]);
  }

  private async told(text: string, userId: string, ids: readonly string[]): Promise<Described> {
    const found = await Promise.all(ids.map((id) => this.memories.get(userId, id)));
    return { text, sources: found.map((memory) => sourceOf(memory)) };
  }

  private async toForget(
    wish: z.output<typeof forget>,
    context: RunContext,
  ): Promise<SkillCall['parameters']> {
    if ('memoryIds' in wish) return wish;
    if ('isLatest' in wish) return this.latest(context);
    const found = await this.strongest(wish.topic, MAX_FORGOTTEN + 1, context);
    if (found.length > MAX_FORGOTTEN)
      throw new SkillRefused('That is in many memories. Choose them under Memory, Forget.');
    return { memoryIds: found };
  }

  /** What was kept last in this conversation. */
  private async latest({ userId, said }: RunContext): Promise<SkillCall['parameters']> {
    const [last] = said ? await this.memories.listOfConversation(userId, said.conversationId, 1) : [];
    if (!last) throw new SkillRefused('I have kept nothing in this conversation.');
    return { memoryIds: [last.id] };
  }

  private async toCorrect(
    wish: z.output<typeof correct>,
    context: RunContext,
  ): Promise<SkillCall['parameters']> {
    if (wish.memoryId !== undefined) return wish;
    const found = await this.corrections.find(wish, context);
    if (!found) throw new NothingToCorrect('I have no memory that this corrects.');
    return { ...wish, memoryId: found.id };
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

/** What was said before and what holds now; the log knows neither. */
function toldOf({ before, after }: Corrected): HandlerResult {
  return {
    answer: 'Corrected.',
    quoting: `Corrected: “${before.text}” is now “${after.text}”.`,
    effect: { superseded: before.id, by: after.id },
    memoryActions: [
      { kind: 'memory.created', memoryId: after.id, text: after.text },
      { kind: 'memory.corrected', memoryId: before.id, before: before.text, after: after.text },
    ],
  };
}

/** What is said behind a comma is why. */
function firstPart(said: string): string {
  return said.split(/[,;]\s/u)[0] ?? said;
}

function memoryIdsOf({ skill, parameters }: SkillCall): string[] {
  if (skill === CORRECT.name) return [correct.parse(parameters).memoryId ?? ''];
  const wish = forget.parse(parameters);
  return 'memoryIds' in wish ? wish.memoryIds : [];
}
