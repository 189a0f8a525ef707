import { isOf } from '../../language/pack/pack.js';
import { particleEnd } from '../../language/matching/particles.js';
import { onlyTimeIn } from '../../language/spans/only-time.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { type Token } from '../../language/tokens/token.js';
import { type Clause } from '../../language/understanding.js';
import { saidPeriod } from '../kit/said-period.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { readClause } from './clause-reading.js';
import { type MessageReader, type ReadMessage } from './message-reader.service.js';

/** A longer message stands for itself. */
const MOST_WORDS = 8;
const MOST_OF_PLACE = 4;
const ASKING: readonly string[] = ['question', 'auxiliary', 'subject'];

/**
 * What a message means after what was done last, where it is about no device: “and yesterday?” after a question, “and in
 * Paris?” after the time, “cancel it” after a timer, “add bread too” after a list. Undefined where it stands for itself.
 */
export function goingOnFrom(message: ReadMessage, reader: MessageReader): readonly SkillCall[] | undefined {
  const last = message.state.last?.asked.at(-1);
  const manifest = last && reader.skills.find(last.skill);
  if (!last || !manifest?.dialogue || manifest.devices) return undefined;
  const tokens = tokenise(message.text, message.pack);
  if (tokens.length > MOST_WORDS) return undefined;
  const before = { last, manifest, tokens };
  return (
    atAnotherTime(before, message) ??
    inAnotherPlace(before, message, reader) ??
    withAnotherValue(before, message, reader) ??
    ofThat(before, message, reader)
  );
}

interface Before {
  readonly last: SkillCall;
  readonly manifest: SkillManifest;
  readonly tokens: readonly Token[];
}

/** “And yesterday?”, “what about last week”: nothing but a time behind a word that goes on. */
function atAnotherTime({ last, manifest, tokens }: Before, message: ReadMessage): SkillCall[] | undefined {
  const rest = behindJoining(tokens, message);
  if (rest === undefined) return undefined;
  const period = saidPeriod(onlyTimeIn(rest, message.pack), message);
  if (period === undefined) return undefined;
  const later = manifest.dialogue?.later?.(last.parameters, period);
  if (later) return [{ ...later, targets: [] }];
  const parameters = { ...last.parameters, when: period };
  return manifest.parameters.safeParse(parameters).success ? [{ ...last, parameters }] : undefined;
}

function inAnotherPlace(
  { last, manifest, tokens }: Before,
  message: ReadMessage,
  reader: MessageReader,
): SkillCall[] | undefined {
  const lead = manifest.dialogue?.placed;
  const rest = behindJoining(tokens, message);
  return lead === undefined || rest === undefined || !mayBePlace(rest, message)
    ? undefined
    : sameSkill(`${lead} ${rest}`, last, { message, reader });
}

/** “72.4 this morning” behind a weight: a value that nothing names is one more of what was logged. */
function withAnotherValue(
  { last, manifest }: Before,
  message: ReadMessage,
  reader: MessageReader,
): SkillCall[] | undefined {
  const lead = manifest.dialogue?.again?.(last.parameters, message.phrases);
  const [first, ...others] = message.understanding.clauses;
  const isOpen = [first, ...others].every((each) => each && !each.chosen && !each.form.isQuestion);
  if (!lead || !first || !isOpen || first.act !== reader.actOf(last.skill)) return undefined;
  return sameSkill(`${lead} ${first.text}`, last, { message, reader });
}

/** “Cancel it”: what “it” is called stands in its place. */
function ofThat(
  { last, manifest, tokens }: Before,
  message: ReadMessage,
  reader: MessageReader,
): SkillCall[] | undefined {
  // "Make that three" behind an item of a list says by itself what is done to it.
  if (standsAlone(message, last, reader)) return undefined;
  const noun = manifest.dialogue?.noun;
  const pronoun = tokens.findLast(({ text }) => isOf(message.pack, 'pronoun', text));
  if (noun === undefined || !pronoun || isFixed(message)) return undefined;
  const own = last.parameters.name ?? last.parameters.list ?? last.parameters.text ?? '';
  const called = [typeof own === 'string' ? own : '', message.phrases.say(`noun-${noun}`)].join(' ').trim();
  const { text } = message;
  const whole = text.slice(0, pronoun.start) + called + text.slice(pronoun.end);
  return sameSkill(whole, last, { message, reader });
}

/** It is sure by its own words, and of the same kind of thing. */
function standsAlone(
  { understanding: { clauses } }: ReadMessage,
  last: SkillCall,
  { skills }: MessageReader,
): boolean {
  const [only, ...others] = clauses;
  return (
    others.length === 0 &&
    only?.decision === 'act' &&
    only.chosen?.skill === last.skill &&
    skills.find(last.skill)?.dialogue?.standsAlone === true
  );
}

/** "What time is it": what the world is asked for word for word has an "it" that is nothing. */
function isFixed({ understanding: { clauses } }: ReadMessage): boolean {
  const [only, ...others] = clauses;
  return (
    others.length === 0 && only?.act === 'world' && only.decision === 'act' && only.chosen?.coverage === 1
  );
}

/** The sentence read anew, where it is about the same kind of thing and nothing has to be asked. */
function sameSkill(
  whole: string,
  last: SkillCall,
  { message, reader }: { readonly message: ReadMessage; readonly reader: MessageReader },
): SkillCall[] | undefined {
  const said = reader.readAs(whole, message);
  const [clause, ...others] = said.understanding.clauses;
  // "…, finally under eighty": more of the same that says nothing to do.
  const isMore = others.every(({ act, chosen }) => act === clause?.act && !chosen);
  if (!clause || !isMore || !isAbout(clause, last, reader)) return undefined;
  const reading = readClause(clause, { ...said, skills: reader.skills, source: message.text });
  return reading?.question === undefined ? reading?.calls.slice() : undefined;
}

function isAbout({ chosen }: Clause, { skill }: SkillCall, { skills }: MessageReader): boolean {
  if (chosen?.skill === skill) return true;
  const noun = skills.find(skill)?.dialogue?.noun;
  return noun !== undefined && chosen !== undefined && skills.find(chosen.skill)?.dialogue?.noun === noun;
}

/** What stands behind “and” or “what about”; undefined where the message does not begin so. */
function behindJoining(tokens: readonly Token[], { text, pack }: ReadMessage): string | undefined {
  const first = tokens[particleEnd(pack, 'goes_on', tokens, 0) ?? tokens.length];
  return first && text.slice(first.start);
}

/** A name of a place has few words, and asks for nothing by itself. */
function mayBePlace(rest: string, { pack }: ReadMessage): boolean {
  const words = tokenise(rest, pack).map(({ text }) => text);
  return (
    words.length <= MOST_OF_PLACE && !words.some((word) => ASKING.some((name) => isOf(pack, name, word)))
  );
}
