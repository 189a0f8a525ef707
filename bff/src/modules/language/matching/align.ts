import { type SkillSpec, type Template } from '../pack/pack.js';
import { type Alignable } from './alignable.js';
import { type Range } from './candidate.js';

/** What a capture costs to begin, and for each of its words: a typed span or a word of the template is better. */
const CAPTURE = 0.06;
const CAPTURED_WORD = 0.012;
const SKIPPED_WORD = 0.01;
/** Why something goes onto a list or off it is nothing that is listed. */
const ASIDE_WORD = 0.005;
const ASIDE_LISTED = 0.5;
const SUBJECT_NAMED = 1;
/** A longer phrase of a type is better than a shorter. */
const LENGTH_BONUS = 0.01;
const SUBJECT_BEFORE = 1;
const VERB_FIRST = 0.8;
const QUESTION_FIRST = 0.6;
const VERB_INSIDE = 0.5;
const VERB_INSIDE_TEXT = 0.15;
/** What is to be done or kept may be any sentence; everything else that is captured is a name. */
/** "Remind me who I met" asks, whatever it begins with. */
const QUERIES: ReadonlySet<unknown> = new Set(['query', 'status']);
/** No name goes on behind a comma. */
const MARK_INSIDE_NAME = 0.5;
/** What may be said in more than one breath. */
const LONG = new Set(['text', 'items', 'reason', 'times', 'what', 'topic', 'subject', 'old']);
const LISTED = 'items';
const COLON = ':';
const NAMED = 'name';
/** Of a reminder, too, why it goes or is moved. */
const TAKING: ReadonlySet<unknown> = new Set(['cancel', 'move', 'complete', 'snooze']);
const SENTENCES = new Set(['text', 'query']);

export interface Alignment {
  readonly spec: SkillSpec;
  readonly template: Template;
  /** Meaning that nothing reads. */
  readonly lost: number;
  readonly typed: readonly { readonly slot: string; readonly type: string; readonly value: unknown }[];
  readonly captures: readonly (Range & { readonly slot: string })[];
  readonly cues: readonly Range[];
  /** Words that the template itself names. */
  readonly anchored: number;
}

/**
 * The cheapest way to read a clause by a template: each word is read by a part, captured, or paid for with what it
 * means. Work is words × edges of the template. Undefined where some part is not said.
 */
export function align(template: Template, spec: SkillSpec, clause: Alignable): Alignment | undefined {
  return new Aligner(template, spec, clause).align();
}

/** Used again for each template of each clause, one after the other: to make them anew costs more than to align. */
let costs = new Float64Array(0);
let origins = new Int32Array(0);

function table(size: number): [Float64Array, Int32Array] {
  if (costs.length < size) {
    costs = new Float64Array(2 * size);
    origins = new Int32Array(2 * size);
  }
  costs.fill(Number.POSITIVE_INFINITY, 0, size);
  origins.fill(-1, 0, size);
  return [costs, origins];
}

class Aligner {
  private readonly states: number;
  private readonly costs: Float64Array;
  private readonly origins: Int32Array;
  private readonly isQuery: boolean;
  private readonly hasAsides: boolean;

  constructor(
    private readonly template: Template,
    private readonly spec: SkillSpec,
    private readonly clause: Alignable,
  ) {
    this.states = template.steps.length + 1;
    [this.costs, this.origins] = table((clause.tokens.length + 1) * this.states);
    this.costs[0] = 0;
    this.hasAsides = spec.act === 'list' || (spec.act === 'reminder' && TAKING.has(template.fixed.operation));
    this.isQuery = spec.isQuestion || QUERIES.has(template.fixed.operation);
  }

  align(): Alignment | undefined {
    const { length } = this.clause.tokens;
    for (let at = 0; at < length; at++)
      for (let state = 0; state < this.states; state++)
        if (this.cost(at, state) < Number.POSITIVE_INFINITY) this.go(at, state);
    let best = -1;
    for (let state = 1; state < this.states; state++)
      if (
        this.template.steps[state - 1]?.isEnd &&
        (best < 0 || this.cost(length, state) < this.cost(length, best))
      )
        best = state;
    return best > 0 && this.cost(length, best) < Number.POSITIVE_INFINITY ? this.trace(best) : undefined;
  }

  /** State 0 stands before the first step; state n behind step n - 1. */
  private go(at: number, state: number): void {
    const { steps, first } = this.template;
    const step = steps[state - 1];
    if (step?.part.kind === 'free') this.extend(at, state, step.part.slot);
    else this.skip(at, state);
    for (const next of step?.next ?? first) this.enter(at, state, next);
  }

  /** Before the first part stands no subject: "it's a reminder that" asks for none. */
  private skip(at: number, state: number): void {
    const subject = state === 0 && this.clause.isSubject[at] ? SUBJECT_BEFORE : 0;
    const question = state > 0 && !this.isQuery && this.clause.isQuestion[at] ? QUESTION_FIRST : 0;
    const isAside = state > 0 && this.hasAsides && this.clause.isAside[at];
    const weight = isAside ? ASIDE_WORD : (this.clause.weights[at] ?? 0);
    const cost = weight + SKIPPED_WORD + subject + question;
    this.relax(at, state, { to: at + 1, state, cost });
  }

  private extend(at: number, state: number, slot: string): void {
    const verb = this.clause.isNewVerb[at] ? (SENTENCES.has(slot) ? VERB_INSIDE_TEXT : VERB_INSIDE) : 0;
    const mark = this.clause.isMarked[at] && !LONG.has(slot) ? MARK_INSIDE_NAME : 0;
    const isAside = slot === LISTED && this.clause.isAside[at] && !this.clause.isAside[at - 1];
    const aside = isAside && this.hasAsides ? ASIDE_LISTED : 0;
    this.relax(at, state, { to: at + 1, state, cost: CAPTURED_WORD + verb + mark + aside });
  }

  private enter(at: number, from: number, next: number): void {
    const part = this.template.steps[next]?.part;
    const token = this.clause.tokens[at];
    if (!part || !token) return;
    const state = next + 1;
    if (part.kind === 'free')
      this.relax(at, from, {
        to: at + 1,
        state,
        cost: CAPTURE + CAPTURED_WORD + this.firstCost(at, from, part.slot),
      });
    else if (part.kind === 'word') {
      if (token.text === part.word || token.stem === part.word)
        this.relax(at, from, { to: at + 1, state, cost: 0 });
    } else
      for (const span of this.clause.spans.get(at) ?? [])
        if (span.type === part.type)
          this.relax(at, from, { to: span.end, state, cost: -LENGTH_BONUS * (span.end - at) });
  }

  /**
   * A name begins with no verb of a skill, and what is to be done with no question. What is listed may be something to do:
   * "add take the bins out to my list".
   */
  private firstCost(at: number, from: number, slot: string): number {
    // "To do: call the surveyor".
    if (slot === LISTED && from > 0 && this.clause.tokens[at]?.before.includes(COLON)) return 0;
    if (slot === LISTED && from > 0 && !this.clause.isNewVerb[at] && !this.clause.isReason[at]) return 0;
    // "He set a timer" names none.
    if (slot === NAMED && this.clause.isSubject[at]) return SUBJECT_NAMED;
    if (!SENTENCES.has(slot)) return this.clause.isVerb[at] || this.clause.isReason[at] ? VERB_FIRST : 0;
    return from > 0 && this.clause.isQuestion[at] ? QUESTION_FIRST : 0;
  }

  private cost(at: number, state: number): number {
    return this.costs[at * this.states + state] ?? Number.POSITIVE_INFINITY;
  }

  private relax(
    at: number,
    from: number,
    { to, state, cost }: { readonly to: number; readonly state: number; readonly cost: number },
  ): void {
    const total = this.cost(at, from) + cost;
    if (total >= this.cost(to, state)) return;
    this.costs[to * this.states + state] = total;
    this.origins[to * this.states + state] = at * this.states + from;
  }

  private trace(last: number): Alignment {
    const { length } = this.clause.tokens;
    const typed: { slot: string; type: string; value: unknown }[] = [];
    const captures: (Range & { slot: string })[] = [];
    const cues: Range[] = [];
    let place = length * this.states + last;
    let captureEnd = -1;
    let anchored = 0;
    while (place > 0) {
      const origin = this.origins[place] ?? 0;
      const [end, state] = [Math.floor(place / this.states), place % this.states];
      const [start, before] = [Math.floor(origin / this.states), origin % this.states];
      const part = this.template.steps[state - 1]?.part;
      if (part?.kind === 'free') {
        if (captureEnd < 0) captureEnd = end;
        if (state !== before) {
          captures.unshift({ slot: part.slot, start, end: captureEnd });
          captureEnd = -1;
        }
      } else if (state !== before && part) {
        anchored += end - start;
        if (part.kind === 'type' && part.slot !== undefined)
          typed.unshift({ slot: part.slot, type: part.type, value: this.valueOf(part.type, start, end) });
        else cues.unshift({ start, end });
      }
      place = origin;
    }
    return {
      spec: this.spec,
      template: this.template,
      lost: Math.max(0, this.cost(length, last)),
      typed,
      captures,
      cues,
      anchored,
    };
  }

  private valueOf(type: string, start: number, end: number): unknown {
    return this.clause.spans.get(start)?.find((span) => span.type === type && span.end === end)?.value;
  }
}
