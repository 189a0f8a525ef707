import { type ContextName } from '../contexts/contexts.dto.js';
import { contextRefusal } from '../contexts/context-refusal.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import {
  type SkillCall,
  type Effect,
  type SkillHandler,
  type RunContext,
  type Described,
  SkillRefused,
} from '../kit/skill-handler.js';
import { type SkillManifest } from '../kit/skill-manifest.js';

/** The effect of a handler, as stored with a run. */
export interface StoredEffect {
  readonly performer: string;
  readonly effect: Effect;
}

/** Neighbouring calls of a sentence that one handler runs. */
export interface HandlerBatch {
  readonly handler: SkillHandler;
  readonly calls: readonly SkillCall[];
}

/** Finds the handler of a skill and checks the parameters of its calls. */
export class SkillHandlers {
  private handlers: readonly SkillHandler[] | undefined;

  /** Calls `found` at the first use, when the modules that provide the handlers have started. */
  constructor(private readonly found: () => readonly SkillHandler[]) {}

  /** Reminders and timers that these effects made or changed, by their ids. */
  remindersIn(effects: readonly StoredEffect[]): string[] {
    const ids = effects.flatMap(
      ({ performer, effect }) => this.handlerNamed(performer)?.remindersIn?.(effect) ?? [],
    );
    return [...new Set(ids)];
  }

  /** For how many days all of these effects can be undone: as long as the log is kept, or less. */
  undoDays(effects: readonly StoredEffect[], keptDays: number): number {
    const days = effects.map(({ performer, effect }) => this.handlerNamed(performer)?.undoDays?.(effect));
    return Math.min(keptDays, ...days.filter((each) => each !== undefined));
  }

  get skills(): SkillManifest[] {
    return this.all.flatMap(({ skills }) => skills);
  }

  /** Skills that read no disabled context. */
  skillsWithout(disabledContexts: readonly ContextName[]): SkillManifest[] {
    const left = this.all.filter(({ reads }) => contextRefusal(reads, disabledContexts) === undefined);
    return left.flatMap(({ skills }) => skills);
  }

  /** The answer given instead where a call would read a disabled context. */
  refusalOf(
    asked: readonly SkillCall[],
    { disabledContexts, phrases }: Partial<Pick<RunContext, 'disabledContexts' | 'phrases'>> = {},
  ): string | undefined {
    return asked
      .map(({ skill }) => contextRefusal(this.handlerFor(skill)?.reads, disabledContexts, phrases))
      .find((refusal) => refusal !== undefined);
  }

  /** What an effect did, in words that the log does not hold. */
  async describe(name: string, effect: Effect, context: RunContext): Promise<Described | undefined> {
    return this.handlerNamed(name)?.describe?.(effect, context);
  }

  /** Throws `SkillRefused` where no handler can undo it. */
  async undo(name: string, effect: Effect, context: RunContext): Promise<void> {
    const handler = this.handlerNamed(name);
    if (!handler?.undo) throw new SkillRefused(context.phrases.say('undo-unknown'));
    await handler.undo(effect, context);
  }

  /** Undefined when a call has no handler: then none of them runs. Throws `SkillRefused` for invalid parameters. */
  groupByHandler(calls: readonly SkillCall[], phrases: TwinPhrases): HandlerBatch[] | undefined {
    const batches: { handler: SkillHandler; calls: SkillCall[] }[] = [];
    for (const call of calls) {
      const handler = this.handlerFor(call.skill);
      if (!handler) return undefined;
      const checked = withCheckedParameters(call, handler, phrases);
      const last = batches.at(-1);
      if (last?.handler === handler) last.calls.push(checked);
      else batches.push({ handler, calls: [checked] });
    }
    return batches;
  }

  private get all(): readonly SkillHandler[] {
    this.handlers ??= this.found();
    return this.handlers;
  }

  private handlerNamed(name: string): SkillHandler | undefined {
    return this.all.find((each) => each.name === name);
  }

  private handlerFor(skill: string): SkillHandler | undefined {
    return this.all.find(({ skills }) => skills.some(({ name }) => name === skill));
  }
}

/** What a schema says of a value is the key of a phrase, or words of its own. */
function withCheckedParameters(asked: SkillCall, { skills }: SkillHandler, phrases: TwinPhrases): SkillCall {
  const description = skills.find(({ name }) => name === asked.skill);
  const checked = description?.parameters.safeParse(asked.parameters);
  if (checked?.success) return { ...asked, parameters: checked.data as SkillCall['parameters'] };
  const [issue] = checked?.error.issues ?? [];
  const isTold = issue !== undefined && issue.code !== 'unrecognized_keys';
  const key = isTold ? issue.message : 'cannot-with-that';
  throw new SkillRefused(phrases.has(key) ? phrases.say(key) : key);
}
