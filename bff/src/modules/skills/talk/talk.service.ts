import { Injectable } from '@nestjs/common';
import { type Act, type Clause, type Understanding } from '../../language/understanding.js';
import { type Phrase, type SkillContext, type SpokenContext } from '../skill.js';
import { SkillRegistry, type Understood } from '../skill-registry.js';
import { DoingService } from './doing.service.js';
import { MessageReader, type ReadMessage } from './message-reader.service.js';
import { knownOr, quietly, withoutLead } from './phrases.js';
import { TalkReplies } from './talk-replies.service.js';

/** Its words are acts of their own, whatever else is said beside them. */
const CARE: Act = 'distress';
/** Beside one of these a telling is its reason. */
const COMMANDS: ReadonlySet<Act> = new Set(['home']);
const OTHER_COMMANDS: ReadonlySet<Act> = new Set(['reminder', 'list', 'change']);
const ALL_COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list']);
/** What one says of oneself is kept as it was told where nothing could be logged of it. */
const OF_ONESELF: ReadonlySet<Act> = new Set(['mood', 'reading']);
/** How one feels may be a reason as well as what is so. */
const REASONS: ReadonlySet<Act> = new Set(['told', 'mood']);
/** They get no answer of their own beside what was done. */
const TELLING: ReadonlySet<Act> = new Set(['told', 'change', ...OF_ONESELF]);
/** An act that the classifier is less sure of is none where the words tell something. */
const SURE = 0.5;
/** A shorter telling beside a command is no statement of its own. */
const STATEMENT_WORDS = 5;
const SURELY_TOLD = 0.4;
/** What is said only to be said sounds like it. */
const SURE_TALK = 0.8;
/** Of a few words, that hardly any act is likely for, nothing is kept. */
const LEAST_OWN = 0.3;

/** A message in, its answer out: clause by clause, who of all that can answer does. */
@Injectable()
export class TalkService {
  constructor(
    private readonly registry: SkillRegistry,
    private readonly messages: MessageReader,
    private readonly doing: DoingService,
    private readonly replies: TalkReplies,
  ) {}

  async *answer(asked: SkillContext): AsyncGenerator<Phrase> {
    const understood = this.registry.understand(asked.text);
    // What is done is noted, and a temporary talk leaves no note: nothing is done in it.
    if (asked.isTemporary) {
      yield* this.inTemporary(understood, asked);
      return;
    }
    const message = await this.messages.read(asked);
    const { understanding, context } = message;
    if (this.messages.needsCare(understanding)) {
      yield* this.byAct(CARE, understanding.clauses[0], context);
      // Kept only where that is asked for.
      if (understood?.skill.goesFirst) yield* withoutLead(this.replies.own(understood, context));
    } else {
      const replied = await this.doing.reply(message);
      if (replied) yield* replied;
      else if (understood?.skill.goesFirst && !isCommand(understanding))
        yield* this.replies.own(understood, context);
      else yield* this.inClauses(message);
    }
  }

  /** Nothing of it is kept and nothing done: it is told, asked of the memory, or refused. */
  private async *inTemporary(
    understood: Understood | undefined,
    asked: SkillContext,
  ): AsyncGenerator<Phrase> {
    const understanding = this.messages.understand(asked);
    const context = { ...asked, phrases: this.messages.phrasesOf(understanding) };
    const [clause] = understanding.clauses;
    if (this.messages.needsCare(understanding)) yield* this.byAct(CARE, clause, context);
    else if (understood) yield* this.replies.privately(understood, context);
    else yield* this.byAct('talk', clause, context);
  }

  /** What can be done is done, in one go; then what was told is kept and what was asked is answered. */
  private async *inClauses(message: ReadMessage): AsyncGenerator<Phrase> {
    const { context } = message;
    const { clauses } = message.understanding;
    const { done, left } = await this.doing.perform(message);
    let isFirst = true;
    for (const phrase of done) {
      yield phrase;
      isFirst = false;
    }
    for (const { clause, otherwise } of left.filter((each) => !isReason(each.clause, clauses))) {
      // Beside what was done it would only say that nothing was.
      if (!isFirst && clause.act === 'talk') continue;
      const text = clauses.length === 1 ? context.text : clause.text;
      const own = this.ofClause({ ...clause, text }, { ...context, text });
      const answer = otherwise === undefined ? own : knownOr(otherwise, own);
      yield* isFirst ? answer : TELLING.has(clause.act) ? quietly(answer) : withoutLead(answer);
      isFirst = false;
    }
  }

  private ofClause(clause: Clause, context: SpokenContext): AsyncGenerator<Phrase> {
    const { chosen, act } = clause;
    const skill = chosen && this.registry.named(chosen.skill);
    const parameters = skill?.fromClause?.(clause);
    if (skill && parameters !== undefined) return this.replies.talkedOver({ skill, parameters }, context);
    if (act !== 'talk' || skill) return this.byAct(act, clause, context);
    // What is asked in passing may be known to the memory; “do you ever get homesick” is surely asked of the twin.
    if (clause.form.isQuestion)
      return clause.confidence >= SURE_TALK
        ? knownOr(context.phrases.say('who-are-you'), this.byAct('ask', clause, context))
        : this.byAct('ask', clause, context);
    return isNote(clause) ? this.meant(clause, context) : this.byAct(act, clause, context);
  }

  private byAct(act: Act, clause: Clause | undefined, context: SpokenContext): AsyncGenerator<Phrase> {
    const found = clause && this.registry.of(act, clause);
    if (!found) return this.byForm(clause, context);
    return found.skill.isForModel
      ? this.replies.talkedOver(found, context)
      : this.replies.own(found, context);
  }

  /** What nobody does is asked or told by the way it is put. */
  private byForm(clause: Clause | undefined, context: SpokenContext): AsyncGenerator<Phrase> {
    const isLong = context.text.split(' ').length >= STATEMENT_WORDS;
    const { isQuestion = false, isTold = false, isImperative = false } = clause?.form ?? {};
    const isOwn =
      clause !== undefined && OF_ONESELF.has(clause.act) && (isLong || clause.confidence > LEAST_OWN);
    // What is surely wanted and not understood is no statement to keep.
    const isWanted = isImperative || (clause !== undefined && ALL_COMMANDS.has(clause.act));
    const isUnsure = isLong && (!isWanted || (clause?.confidence ?? 1) < SURE);
    const act = isQuestion ? 'ask' : isTold || isOwn || isUnsure ? 'told' : undefined;
    const found = clause && act && this.registry.of(act, clause);
    return found ? this.replies.talkedOver(found, context) : this.unknown(clause, context);
  }

  /** A few words that tell nothing and ask nothing: perhaps what is known of them. */
  private meant(clause: Clause, context: SpokenContext): AsyncGenerator<Phrase> {
    const asked = this.registry.of('ask', clause);
    if (!asked) return this.byAct('talk', clause, context);
    const otherwise = context.phrases.say('ask-meant', { text: clause.text.trim() });
    return knownOr(otherwise, this.replies.own(asked, context));
  }

  /** What is neither known nor understood may still be known to the memory. */
  private async *unknown(clause: Clause | undefined, context: SpokenContext): AsyncGenerator<Phrase> {
    const otherwise = context.phrases.say('not-understood');
    const asked = clause && this.registry.of('ask', clause);
    if (asked) yield* knownOr(otherwise, this.replies.own(asked, context));
    else yield { text: otherwise };
  }
}

/**
 * "Remember me to pay the bill", "keep the heating at 20" and "for the record, I was 80 kilos" begin as what is to be kept,
 * and want something done; others want it done besides: "remember that …, and remind me of it tomorrow".
 */
function isCommand({ clauses: [first, ...others] }: Understanding): boolean {
  if (first?.act === 'remember' && others.some(isSurelyDone)) return true;
  const isDone =
    first?.act === 'home' || first?.act === 'reading' || first?.chosen?.parameters.operation === 'set';
  return isDone && first.decision === 'act' && first.confidence > SURE;
}

/** "Wifi password": it is called small talk for want of anything better, and no small talk is heard in it. */
function isNote({ confidence, form, candidates }: Clause): boolean {
  return confidence < SURE_TALK && !form.isNegated && candidates.every(({ act }) => act !== 'talk');
}

function isSurelyDone({ act, decision, chosen }: Clause): boolean {
  return ALL_COMMANDS.has(act) && decision === 'act' && chosen?.source !== 'classifier';
}

/** A reason that is told beside a command is not kept. */
function isReason(clause: Clause, all: readonly Clause[]): boolean {
  const { act, text, form, confidence, chosen, isAside } = clause;
  const clauses = all.filter((other) => other.text !== text);
  if (form.isQuestion || !(REASONS.has(act) || (act === 'change' && !chosen))) return false;
  if (isAside && !chosen) return true;
  if (clauses.some((each) => COMMANDS.has(each.act) && each.decision !== 'answer')) return true;
  const isSlight = text.split(' ').length < STATEMENT_WORDS || confidence < SURELY_TOLD;
  return isSlight && clauses.some((each) => OTHER_COMMANDS.has(each.act));
}
