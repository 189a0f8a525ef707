import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { MemoryTrashService, TRASH_DAYS } from '../memory-trash.service.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { CORRECT, correct, effect, FORGET, forget, FORGETTING_SKILLS } from './forgetting-skills.js';
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

/** More are forgotten on the screen for it, where each can be looked at. */
const MAX_FORGOTTEN = 10;

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
    { userId, chosenBy, phrases }: RunContext,
  ): Promise<Question | undefined> {
    if (chosenBy !== 'model' && asked.every(({ skill }) => skill === CORRECT.name)) return undefined;
    const ids = asked.flatMap(memoryIdsOf);
    const found = await Promise.all(ids.map((id) => this.memories.get(userId, id)));
    const sources = found.map((memory) => sourceOf(memory));
    const isCorrection = asked.some(({ skill }) => skill === CORRECT.name);
    if (isCorrection) {
      const [correction] = asked.map(({ parameters }) => correct.parse(parameters));
      const act = { act: phrases.say('act-correct'), memoriesThen: correction?.statement ?? '' };
      return { text: phrases.say('confirm-correction'), sources, ...act };
    }
    const [only, ...others] = sources;
    const logged = phrases.say('confirm-forget', { count: sources.length });
    const isOne = only !== undefined && others.length === 0;
    return {
      act: phrases.say('act-forget', { count: sources.length }),
      memoriesThen: phrases.say('then-in-trash', { count: TRASH_DAYS }),
      text: isOne ? phrases.say('confirm-forget-quoted', { quote: only.quote }) : logged,
      logged,
      sources,
    };
  }

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const { userId, phrases } = context;
    const [one] = asked;
    if (asked.length !== 1 || !one) throw new SkillRefused(phrases.say('one-memory-change'));
    if (one.skill === CORRECT.name) {
      const { memoryId = '', ...correction } = correct.parse(one.parameters);
      return toldOf(await this.corrections.correct(memoryId, correction, context), phrases);
    }
    const ids = memoryIdsOf(one);
    for (const id of ids) await this.trash.delete(userId, id);
    return { answer: phrases.say('forgotten'), effect: { forgotten: ids } };
  }

  async undo(done: Effect, { userId, phrases }: RunContext): Promise<void> {
    const change = effect.parse(done);
    if ('made' in change) await this.trash.delete(userId, change.made);
    else if ('superseded' in change) {
      await this.corrections.reinstate({ userId, phrases }, change.superseded, change.by);
      await this.trash.delete(userId, change.by);
    } else if ('forgotten' in change) for (const id of change.forgotten) await this.trash.restore(userId, id);
    else await this.restoreVersion({ userId, phrases }, change.corrected, change.version);
  }

  /** What is in the trash no longer cannot be restored. */
  undoDays(done: Effect): number | undefined {
    return 'forgotten' in effect.parse(done) ? TRASH_DAYS : undefined;
  }

  /** What is taken back is quoted: the log knows no word of it. */
  async describe(done: Effect, { userId, phrases }: RunContext): Promise<Described> {
    const change = effect.parse(done);
    if ('made' in change) return this.told(phrases.say('undone-kept'), userId, [change.made]);
    if ('forgotten' in change) return this.told(phrases.say('undone-forgotten'), userId, []);
    const id = 'superseded' in change ? change.superseded : change.corrected;
    return this.told(phrases.say('undone-corrected'), userId, [id]);
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
    if (found.length > MAX_FORGOTTEN) throw new SkillRefused(context.phrases.say('forget-many'));
    return { memoryIds: found };
  }

  /** What was kept last in this conversation. */
  private async latest({ userId, said, phrases }: RunContext): Promise<SkillCall['parameters']> {
    const [last] = said ? await this.memories.listOfConversation(userId, said.conversationId, 1) : [];
    if (!last) throw new SkillRefused(phrases.say('kept-nothing-here'));
    return { memoryIds: [last.id] };
  }

  private async toCorrect(
    wish: z.output<typeof correct>,
    context: RunContext,
  ): Promise<SkillCall['parameters']> {
    if (wish.memoryId !== undefined) return wish;
    const isToldAnew = wish.isRestated === true;
    const found = isToldAnew
      ? await this.corrections.restated(wish, context)
      : await this.corrections.find(wish, context);
    if (!found) {
      const nothing = context.phrases.say('nothing-to-correct');
      // “No wait, make it 30” tells nothing by itself.
      throw !isToldAnew && this.corrections.isBareValue(wish)
        ? new SkillRefused(nothing)
        : new NothingToCorrect(nothing);
    }
    return isToldAnew ? { statement: wish.statement, memoryId: found.id } : { ...wish, memoryId: found.id };
  }

  private async strongest(topic: string, limit: number, context: RunContext): Promise<string[]> {
    const { userId, timeZone, phrases } = context;
    const { items } = await this.search.searchExplained(userId, {
      query: topic,
      limit,
      timeZone,
      mode: 'both',
    });
    const strong = items.filter(({ strength }) => strength === 'strong');
    if (strong.length === 0) {
      const here = await this.corrections.toldHere(topic, context);
      if (here.length === 0) throw new SkillRefused(phrases.say('forget-nothing'));
      return here.map(({ id }) => id);
    }
    return strong.map(({ memory }) => memory.id);
  }

  private async restoreVersion(
    { userId, phrases }: Pick<RunContext, 'userId' | 'phrases'>,
    id: string,
    version: number,
  ): Promise<void> {
    const { items } = await this.memories.listVersions(userId, id);
    const before = items.find((each) => each.version === version);
    const current = await this.memories.get(userId, id);
    if (!before || current.version !== version + 1)
      throw new SkillRefused(phrases.say('memory-changed-since'));
    await this.memories.update(userId, id, { version: current.version, text: before.text });
  }
}

/** What was said before and what holds now; the log knows neither. */
function toldOf({ before, after }: Corrected, phrases: TwinPhrases): HandlerResult {
  return {
    answer: phrases.say('corrected'),
    quoting: phrases.say('corrected-quoting', { before: before.text, after: after.text }),
    effect: { superseded: before.id, by: after.id },
    memoryActions: [
      { kind: 'memory.created', memoryId: after.id, text: after.text },
      { kind: 'memory.corrected', memoryId: before.id, before: before.text, after: after.text },
    ],
  };
}

function memoryIdsOf({ skill, parameters }: SkillCall): string[] {
  if (skill === CORRECT.name) return [correct.parse(parameters).memoryId ?? ''];
  const wish = forget.parse(parameters);
  return 'memoryIds' in wish ? wish.memoryIds : [];
}
