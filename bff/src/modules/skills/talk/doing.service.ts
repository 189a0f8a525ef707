import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/http/problem.js';
import { type Home } from '../../home/home.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Clause } from '../../language/understanding.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { type ExecuteOptions, SkillExecutor } from '../handlers/skill-executor.service.js';
import { phrasesOf } from '../handlers/phrases-of.js';
import { problemTold } from '../kit/problem-told.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { RunsService } from '../runs/runs.service.js';
import { type Phrase } from '../skill.js';
import { chosenFrom } from './choice.js';
import { contextRefusal } from '../contexts/context-refusal.js';
import { callsOf } from './clause-calls.js';
import { goingOnFrom } from './going-on.js';
import { type ClauseReading } from './clause-reading.js';
import { MessageReader, type ReadMessage } from './message-reader.service.js';
import { refusalOf } from './refusals.js';
import { type Acted, type LeftClause, refused } from './refused.js';
import { restatedIn } from './restated.js';
import { isReplyShaped } from './reply-form.js';
import { WholeReaders } from './whole-readers.js';
import { withValueOf } from './value-answer.js';
import { yesOrNo } from './yes-or-no.js';

/** The share of a clause that has to be of the home where no name of it may be known. */
const SOUNDING = 0.7;

interface Read extends ClauseReading {
  readonly clause: Clause;
}

export interface Done {
  readonly done: readonly Phrase[];
  /** Clauses that ask for nothing to be done; `otherwise` is said where the memory does not know it either. */
  readonly left: readonly LeftClause[];
}

/** Does what the clauses of a message ask for, in one run, and asks for what is missing. */
@Injectable()
export class DoingService {
  constructor(
    private readonly messages: MessageReader,
    private readonly whole: WholeReaders,
    private readonly executor: SkillExecutor,
    private readonly runs: RunsService,
  ) {}

  /** The answer to what was asked before, where what is said has the form of one. */
  async reply(message: ReadMessage): Promise<Phrase[] | undefined> {
    const { state, text, understanding, home, pack, phrases, occasion } = message;
    const { pending } = state;
    if (!pending || pending.asked.length === 0) return undefined;
    if (!isReplyShaped(text, understanding, { pending: pending.asked, home, pack })) return undefined;
    const agreed = yesOrNo(text, pack);
    if (agreed === 'no') return [{ text: phrases.say('did-nothing') }];
    const open = pending.asked.find(({ missing }) => missing !== undefined);
    try {
      if (agreed === 'yes' && !open) return await this.act(pending.asked, { ...occasion, isConfirmed: true });
      const completed =
        agreed === 'yes' ? undefined : (withValueOf(message, this.messages) ?? chosenIn(message));
      if (completed) return await this.act(completed, occasion);
      const isUnclear = agreed === 'yes' || (completed === null && open !== undefined);
      return isUnclear ? await this.ask({ calls: pending.asked }, pending.question, occasion) : undefined;
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      return [{ text: problemTold(error, phrases) }];
    }
  }

  async perform(doing: ReadMessage): Promise<Done> {
    const { understanding, occasion, context } = doing;
    const [first] = understanding.clauses;
    const asWhole = this.whole.read(doing, this.messages, (part) => this.messages.readAs(part, doing));
    if (asWhole && first) {
      const { phrases, asked: left } = await this.actOn([{ clause: first, calls: asWhole }], occasion);
      return { done: phrases, left };
    }
    const goingOn = goingOnFrom(doing, this.messages);
    if (goingOn && first) {
      const { phrases, asked: left } = await this.actOn([{ clause: first, calls: goingOn }], occasion);
      return { done: phrases, left };
    }
    const corrected = first && this.correctionOf(first, doing);
    if (corrected) {
      const { timeZone, channel, phrases } = context;
      await this.runs.undo(context.userId, corrected.undoes, { timeZone, channel, phrases });
      return { done: await this.act(corrected.calls, occasion), left: [] };
    }
    const read = understanding.clauses.map((clause) => ({
      clause,
      reading:
        callsOf(clause, doing, this.messages.skills) ??
        ofUnreadHome(clause, doing) ??
        restatement(clause, doing),
    }));
    const left: LeftClause[] = read
      .filter(({ reading }) => !reading)
      .map(({ clause }) => leftOf(clause, read.find(({ reading }) => reading)?.clause, doing));
    const asked = read.flatMap(({ clause, reading }) => (reading ? [{ clause, ...reading }] : []));
    const sure = asked.filter(({ question }) => question === undefined);
    const done: Phrase[] = [];
    if (sure.length > 0) {
      const { phrases, asked: unanswered } = await this.actOn(sure, occasion);
      done.push(...phrases);
      left.push(...unanswered);
    }
    const [open] = asked.filter(({ question }) => question !== undefined);
    if (open) done.push(...spaced(await this.ask(open, open.question ?? '', occasion), done.length > 0));
    return { done, left };
  }

  /** "Sorry, 72.4": of what was noted last in this conversation, where its skill takes it. */
  private correctionOf(
    { act, chosen }: Clause,
    { state: { last } }: ReadMessage,
  ): { undoes: string; calls: SkillCall[] } | undefined {
    const { text: said, old } = chosen?.parameters ?? {};
    const [only, ...others] = last?.asked ?? [];
    if (act !== 'change' || typeof said !== 'string' || !last || !only || others.length > 0) return undefined;
    const parameters = this.messages.skills
      .find(only.skill)
      ?.corrected?.(only.parameters, said, typeof old === 'string' ? old : undefined);
    return parameters && { undoes: last.id, calls: [{ ...only, parameters }] };
  }

  /** All in one run, or where one of them cannot be done, each by itself, so that the others are. */
  private async actOn(read: readonly Read[], occasion: ExecuteOptions): Promise<Acted> {
    const all = read.flatMap(({ calls }) => calls);
    try {
      return { phrases: await this.act(all, occasion), asked: [] };
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      if (read.length === 1) return refused(error, read[0]?.clause, occasion);
    }
    const phrases: Phrase[] = [];
    const unanswered: LeftClause[] = [];
    for (const one of read) {
      const did = await this.actOn([one], occasion);
      phrases.push(...spaced(did.phrases, phrases.length > 0));
      unanswered.push(...did.asked);
    }
    return { phrases, asked: unanswered };
  }

  private async act(calls: readonly SkillCall[], occasion: ExecuteOptions): Promise<Phrase[]> {
    const refusal = this.executor.refusalOf(calls, occasion);
    if (refusal !== undefined) return [{ text: refusal }];
    const { answer, run, sources, parts, memoryActions } = await this.executor.execute(calls, occasion);
    const told = { ...(run && { run }), ...(sources && { sources }), ...(parts && { parts }) };
    return [...phrasesOf({ text: answer, ...told, ...(memoryActions && { actions: memoryActions }) })];
  }

  private async ask(
    { calls, isClosed }: ClauseReading,
    question: string,
    occasion: ExecuteOptions,
  ): Promise<Phrase[]> {
    const refusal = this.executor.refusalOf(calls, occasion);
    if (refusal !== undefined) return [{ text: refusal }];
    if (calls.length > 0 && !isClosed)
      await this.runs.record(occasion, {
        outcome: 'awaiting_answer',
        asked: calls,
        result: question,
        effects: [],
      });
    return [{ text: question }];
  }
}

/** Of a home that may not be read no thing is known: what sounds like it is refused by who does it. */
function ofUnreadHome({ candidates }: Clause, { context }: ReadMessage): ClauseReading | undefined {
  if (contextRefusal('home', context.disabledContexts) === undefined) return undefined;
  const sounding = candidates.find(
    ({ act, problem, coverage }) => act === 'home' && problem === 'missing' && coverage >= SOUNDING,
  );
  return sounding && { calls: [{ skill: sounding.skill, parameters: sounding.parameters, targets: [] }] };
}

/** Without a memory that says otherwise it is told: `refused` says so. */
function restatement(clause: Clause, doing: ReadMessage): ClauseReading | undefined {
  const call = restatedIn(clause, doing);
  return call && { calls: [call] };
}

/** What waited, for the things that an answer chooses; null where it does not tell which. */
function chosenIn({ state, text, home, pack }: ReadMessage): readonly SkillCall[] | null | undefined {
  const asked = state.pending?.asked ?? [];
  const open = asked.find(({ missing }) => missing === 'target');
  if (!open) return undefined;
  const offered = home.entities.filter(({ id }) => open.targets.includes(id));
  const chosen = chosenFrom(offered, tokenise(text, pack), { home, pack });
  if (!chosen) return undefined;
  if (chosen.length === 0) return null;
  const { skill, parameters } = open;
  const completed = { skill, parameters, targets: chosen.map(({ id }) => id) };
  return asked.map((call) => (call === open ? completed : call));
}

function leftOf(clause: Clause, done: Clause | undefined, { phrases, home }: ReadMessage): LeftClause {
  const { text: words, act, chosen } = clause;
  const isHalf = done !== undefined && act === 'home' && !chosen;
  const otherwise = isHalf
    ? phrases.say('not-understood-part', { text: done.text, words })
    : (refusalOf(chosen?.skill, phrases) ?? (asksOfNothing(clause) ? nothingTold(home, phrases) : undefined));
  return { clause, ...(otherwise !== undefined && { otherwise }) };
}

/** "Are any windows open?", where nothing tells of windows. */
function asksOfNothing({ act, form, candidates }: Clause): boolean {
  return (
    act === 'home' &&
    form.isQuestion &&
    candidates.some((each) => each.act === act && each.problem === 'missing' && each.coverage >= SOUNDING)
  );
}

function nothingTold({ entities }: Home, phrases: TwinPhrases): string {
  return phrases.say(entities.length === 0 ? 'home-none' : 'home-cannot-tell');
}

/** In a sentence of its own behind others. */
function spaced([first, ...others]: readonly Phrase[], isBehind: boolean): Phrase[] {
  if (!first) return [];
  return [isBehind ? { ...first, text: ` ${first.text}` } : first, ...others];
}
