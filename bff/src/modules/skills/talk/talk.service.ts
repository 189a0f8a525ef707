import { Injectable } from '@nestjs/common';
import { LanguageService } from '../../language/language.service.js';
import { type Act, type Clause, type Understanding } from '../../language/understanding.js';
import { LearningService } from '../learning/learning.service.js';
import { ModelReplies } from '../model/model-replies.service.js';
import { type Phrase, type SkillContext } from '../skill.js';
import { SkillRegistry, type Understood } from '../skill-registry.js';
import { DoingService, type Doing } from './doing.service.js';
import { knownOr, only, withoutLead } from './phrases.js';

/** Its words are acts of their own, whatever else is said beside them. */
const CARE: Act = 'distress';
/** Beside one of these a telling is its reason. */
const COMMANDS: ReadonlySet<Act> = new Set(['home']);
const OTHER_COMMANDS: ReadonlySet<Act> = new Set(['reminder', 'list', 'change']);
/** A shorter telling beside a command is no statement of its own. */
const STATEMENT_WORDS = 5;

/** A message in, its answer out: clause by clause, who of all that can answer does. */
@Injectable()
export class TalkService {
  constructor(
    private readonly registry: SkillRegistry,
    private readonly doing: DoingService,
    private readonly language: LanguageService,
    private readonly models: ModelReplies,
    private readonly learning: LearningService,
  ) {}

  async *answer(context: SkillContext): AsyncGenerator<Phrase> {
    const { text } = context;
    const understood = this.registry.understand(text);
    // What is done is noted, and a temporary talk leaves no note: nothing is done in it.
    if (context.isTemporary) {
      yield* this.inTemporary(understood, context);
      return;
    }
    const doing = await this.doing.begin(context);
    const { understanding } = doing;
    if (this.needsCare(context, understanding)) {
      yield* this.byAct(CARE, understanding.clauses[0], context);
      // Kept only where that is asked for.
      if (understood?.skill.goesFirst) yield* withoutLead(this.own(understood, context));
    } else if (understood?.skill.goesFirst) {
      yield* this.own(understood, context);
    } else {
      const replied = await this.doing.reply(doing);
      if (replied) yield* replied;
      else yield* this.inClauses(doing, context);
    }
  }

  /** Nothing of it is kept and nothing done: it is told, asked of the memory, or refused. */
  private async *inTemporary(
    understood: Understood | undefined,
    context: SkillContext,
  ): AsyncGenerator<Phrase> {
    const understanding = this.understand(context);
    const [clause] = understanding.clauses;
    if (this.needsCare(context, understanding)) yield* this.byAct(CARE, clause, context);
    else if (understood) yield* this.own(understood, context);
    else yield* this.byAct('talk', clause, context);
  }

  private needsCare({ text }: SkillContext, { language, clauses }: Understanding): boolean {
    return (
      clauses.some(({ act }) => act === CARE) || this.language.hardshipIn(text, language).kind !== undefined
    );
  }

  private understand({ text, userId, language }: SkillContext): Understanding {
    return this.language.understand(text, { userId, language });
  }

  /** What can be done is done, in one go; then what was told is kept and what was asked is answered. */
  private async *inClauses(doing: Doing, context: SkillContext): AsyncGenerator<Phrase> {
    const { clauses } = doing.understanding;
    const { done, left } = await this.doing.perform(doing);
    let isFirst = true;
    for (const phrase of done) {
      yield phrase;
      isFirst = false;
    }
    for (const { clause, otherwise } of left.filter((each) => !isReason(each.clause, clauses))) {
      const text = clauses.length === 1 ? context.text : clause.text;
      const own = this.ofClause({ ...clause, text }, { ...context, text });
      const answer = otherwise === undefined ? own : knownOr(otherwise, own);
      yield* isFirst ? answer : withoutLead(answer);
      isFirst = false;
    }
  }

  private ofClause(clause: Clause, context: SkillContext): AsyncGenerator<Phrase> {
    const { chosen, act } = clause;
    const skill = chosen && this.registry.named(chosen.skill);
    const parameters = skill?.fromClause?.(clause);
    if (skill && parameters !== undefined) return this.talkedOver({ skill, parameters }, context);
    return this.byAct(act, clause, context);
  }

  private byAct(act: Act, clause: Clause | undefined, context: SkillContext): AsyncGenerator<Phrase> {
    const found = clause && this.registry.of(act, clause);
    if (!found) return this.byForm(clause, context);
    return found.skill.isForModel ? this.talkedOver(found, context) : this.own(found, context);
  }

  /** What nobody does is asked or told by the way it is put. */
  private byForm(clause: Clause | undefined, context: SkillContext): AsyncGenerator<Phrase> {
    const isLong = context.text.split(' ').length >= STATEMENT_WORDS;
    const act = clause?.form.isQuestion ? 'ask' : isLong && !clause?.form.isImperative ? 'told' : undefined;
    const found = clause && act && this.registry.of(act, clause);
    return found ? this.talkedOver(found, context) : this.unknown(clause, context);
  }

  /** What is neither known nor understood may still be known to the memory. */
  private async *unknown(clause: Clause | undefined, context: SkillContext): AsyncGenerator<Phrase> {
    const phrases = this.language.phrasesOf(this.understand(context).language);
    const otherwise = phrases.say('not-understood');
    const asked = clause && this.registry.of('ask', clause);
    if (asked) yield* knownOr(otherwise, this.own(asked, context));
    else yield { text: otherwise };
  }

  private async *own(understood: Understood, context: SkillContext): AsyncGenerator<Phrase> {
    yield* this.registry.run(understood, context);
  }

  /** What is asked or told. Facts among what is not kept become suggestions, of which the answer says so. */
  private async *talkedOver(understood: Understood, context: SkillContext): AsyncGenerator<Phrase> {
    const kept = await this.registry.keep(understood, context);
    if (kept) {
      const { text, ...done } = kept;
      yield* this.models.answer(context, () => only({ text }));
      yield { text: '', ...done };
      return;
    }
    const suggested = await this.learning.learn(context);
    const told = { ...context, suggested };
    yield* understood.skill.isForModel
      ? this.models.answer(told, () => this.own(understood, told))
      : this.own(understood, told);
    for (const memoryId of suggested) yield { text: '', action: { kind: 'memory.suggested', memoryId } };
  }
}

/** A reason that is told beside a command is not kept. */
function isReason({ act, text }: Clause, clauses: readonly Clause[]): boolean {
  if (act !== 'told') return false;
  if (clauses.some((each) => COMMANDS.has(each.act) && each.decision !== 'answer')) return true;
  return text.split(' ').length < STATEMENT_WORDS && clauses.some((each) => OTHER_COMMANDS.has(each.act));
}
