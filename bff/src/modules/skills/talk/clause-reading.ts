import { type Candidate, type Clause, type Parameters } from '../../language/understanding.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Home } from '../../home/home.service.js';
import { type SaidHere, type WordsRead } from '../kit/from-words.js';
import { type SkillCatalogue } from '../kit/skill-catalogue.js';
import { type SkillCall } from '../kit/skill-handler.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { spokenList } from '../kit/spoken.js';
import { repeatsUnsupported, laterIn, withoutTime } from './later.js';

/** What a clause asks to be done, or what has to be asked before it may be. */
export interface ClauseReading {
  readonly calls: readonly SkillCall[];
  readonly question?: string;
  /** No answer is awaited: it only says why it was not done. */
  readonly isClosed?: true;
}

export interface ReadingPlace extends Omit<SaidHere, 'text'> {
  readonly skills: SkillCatalogue;
  readonly home: Home;
  /** The room in which it is said, which nobody needs to name. */
  readonly areaId?: string | undefined;
  /** The whole message. */
  readonly source: string;
}

/** Parameters that say which thing is meant, or where. */
const PLACES = ['name', 'areaId', 'floorId'] as const;

/** Undefined where no skill that acts was chosen for it. */
export function readClause(clause: Clause, place: ReadingPlace): ClauseReading | undefined {
  const { chosen } = clause;
  if (!chosen) return undefined;
  const manifest = place.skills.find(chosen.skill);
  if (!manifest || manifest.answersMessages) return undefined;
  const isTimed = manifest.devices !== undefined && !manifest.devices.isQuestion;
  const said = isTimed ? withoutTime(chosen.parameters) : chosen.parameters;
  const read = readWords(manifest, said, { ...place, text: clause.text });
  if ('question' in read) {
    const waiting = { ...callOf(chosen, read.known ?? {}), missing: 'value' as const };
    return { calls: [waiting], question: read.question };
  }
  if (read.calls.length === 0 || !areTakenBy(manifest, read.calls)) return undefined;
  const calls = read.calls.map((parameters) => callOf(chosen, parameters));
  // “Can I turn on the light?” perhaps only asks.
  const isOnlyAsked = isTimed && clause.form.isQuestion && !clause.form.isPolite;
  if (isOnlyAsked && clause.decision === 'act') return { calls, question: place.phrases.say('confirm-now') };
  if (clause.decision === 'ask') return asked(chosen, calls, { manifest, place });
  if (isTimed && repeatsUnsupported(chosen.parameters))
    return { calls: [], question: place.phrases.say('cannot-repeat'), isClosed: true };
  return { calls: isTimed ? laterIn(calls, chosen.parameters, { ...place, text: clause.text }) : calls };
}

function readWords(manifest: SkillManifest, said: Parameters, here: SaidHere): WordsRead {
  const { now, timeZone, text, phrases } = here;
  return manifest.fromWords?.(said, { now, timeZone, text, phrases }) ?? { calls: [said] };
}

/** What does not fit the skill was not meant for it. What is said of devices is fitted to each of them. */
function areTakenBy({ devices, parameters }: SkillManifest, calls: readonly Parameters[]): boolean {
  return devices !== undefined || calls.every((call) => parameters.safeParse(call).success);
}

function callOf({ skill, targets }: Candidate, parameters: Parameters): SkillCall {
  return { skill, parameters, targets };
}

/** What people call the skill. */
function titleOf(manifest: SkillManifest | undefined, phrases: TwinPhrases): string {
  return manifest ? (phrases.translated('titles', manifest.name) ?? manifest.title) : '';
}

/** What is not clear enough to be done is asked about, with all that is known of it. */
function asked(
  { problem, targets, unread, source, parameters }: Candidate,
  calls: readonly SkillCall[],
  { manifest, place: { home, phrases, areaId } }: { manifest: SkillManifest; place: ReadingPlace },
): ClauseReading | undefined {
  const names = home.entities.filter(({ id }) => targets.includes(id)).map(({ name }) => name);
  const [only] = calls;
  const lacking = only && manifest.dialogue?.missing?.(only.parameters, phrases);
  if (problem === undefined && lacking !== undefined)
    return { calls: calls.map((call) => ({ ...call, missing: 'value' as const })), question: lacking };
  const open = calls.map((call) => ({ ...call, missing: 'target' as const }));
  if (problem === 'conflict') return { calls: [], question: phrases.say('ask-two-values') };
  // A word that nothing reads may be the place or the thing that is meant: all of a kind are no offer then.
  const isPlaced = PLACES.some((name) => parameters[name] !== undefined && parameters[name] !== areaId);
  const isUnknown = unread.length > 0 || source === 'classifier';
  if (manifest.devices && home.entities.length > 0 && !isPlaced && isUnknown)
    return {
      calls: open.map((call) => ({ ...call, targets: [] })),
      question:
        unread.length > 0 ? phrases.say('ask-what', { words: unread.join(' ') }) : phrases.say('ask-device'),
    };
  if (problem === 'ambiguous' && names.length > 1)
    return {
      calls: open,
      question: phrases.say('ask-which-device', { choices: spokenList(names, phrases, { last: 'or' }) }),
    };
  if (manifest.devices && names.length === 0)
    return home.entities.length === 0
      ? { calls: open, question: phrases.say('home-none'), isClosed: true }
      : { calls: open, question: phrases.say('ask-device') };
  if (!manifest.devices && unread.length > 0)
    return { calls: [], question: phrases.say('ask-what', { words: unread.join(' ') }) };
  const command = [
    titleOf(manifest, phrases),
    ...(names.length > 0 ? [spokenList(names, phrases)] : []),
  ].join(' ');
  return { calls, question: phrases.say('confirm-guess', { command }) };
}
