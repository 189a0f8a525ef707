import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { askedBack, type CommandContext, type Draft, type ParseResult } from './command.js';
import { durationsIn } from './durations.js';
import { readException } from './exception.js';
import { askedAbout, bare, settle } from './coverage.js';
import { fightingValues, questionOfFight } from './fighting-values.js';
import { reworded } from './reworded.js';
import { agenda, assistant, reminding } from './rules/assistant.js';
import { cleaning } from './rules/cleaning.js';
import { climate } from './rules/climate.js';
import { devices } from './rules/devices.js';
import { playback } from './rules/playback.js';
import { lighting } from './rules/lighting.js';
import { lists } from './rules/lists.js';
import { media } from './rules/media.js';
import { moodQuestions, moods } from './rules/moods.js';
import { queries } from './rules/queries.js';
import { readingQuestions } from './rules/reading-questions.js';
import { readings } from './rules/readings.js';
import { refusals } from './rules/refusals.js';
import { timers } from './rules/timers.js';
import { Sentence } from './sentence.js';
import { isDoubtful, isTold } from './non-commands.js';

type Rule = (sentence: Sentence) => Draft | undefined;

/** The first that recognises the sentence reads it: the narrow ones come first. */
const RULES: Readonly<Record<string, Rule>> = {
  readings,
  moods,
  readingQuestions,
  moodQuestions,
  assistant,
  timers,
  lists,
  reminding,
  refusals,
  climate,
  lighting,
  media,
  cleaning,
  queries,
  hearing: playback,
  devices,
  agenda,
};
const EVERYTHING = /.*/u;
const FORBIDDEN =
  /^(?:never|do not|not)(?: ever)? (?:turn|switch|open|close|shut|lock|unlock|play|start|stop|set|change|dim|activate|touch)\b/u;
const NEGATED =
  /^(?:do not|don t|never|not|no need to|you (?:do not|should not|must not)(?: (?:have|need) to)?|i (?:do not|did not) (?:want|need|like)|stop turning|stop (?:opening|closing)|avoid|without)\b|\b(?:do|should|must|shall) not (?:turn|switch|open|close|lock|unlock|play|start|set|change|dim|make|touch)\b/u;

/** One command: the first rule's reading, its targets, and whether all of it is understood. */
export function readCommand(words: readonly string[], context: CommandContext): ParseResult {
  const sentence = new Sentence(words, context);
  if (FORBIDDEN.test(sentence.text)) return { outcome: 'none', intents: [] };
  const other = reworded(sentence);
  return (
    readDelay(sentence) ??
    (other === undefined ? undefined : readCommand(other.split(' '), context)) ??
    readException(sentence, readSentence) ??
    readSentence(sentence)
  );
}

/** The same, of a sentence whose names are found and that does not forbid anything. */
export function readSentence(sentence: Sentence): ParseResult {
  const read = firstReading(sentence);
  if (!read) return { outcome: 'none', intents: [] };
  const parsed = settled(sentence, read.draft);
  sentence.context.onMatch?.({ rule: read.rule, intents: parsed.intents, sentence });
  return parsed;
}

/** What the first rule that recognises a sentence makes of it. */
export function draftOf(sentence: Sentence): Draft | undefined {
  return firstReading(sentence)?.draft;
}

function firstReading(sentence: Sentence): { rule: string; draft: Draft } | undefined {
  const declared = sentence.context.skills.understand(sentence.tokens);
  if (declared) {
    const { skill, parameters, readBy } = declared;
    return { rule: readBy, draft: { skill, parameters, explains: EVERYTHING } };
  }
  for (const [rule, read] of Object.entries(RULES)) {
    const draft = read(sentence);
    if (draft) return { rule, draft };
  }
  return undefined;
}

function settled(sentence: Sentence, draft: Draft): ParseResult {
  const { dialogue, devices } = sentence.context.skills.traitsOf(draft.skill);
  const question =
    draft.question ??
    (draft.scope ? undefined : dialogue?.missing?.(draft.parameters, phrasesIn(USUAL_LANGUAGE)));
  if (question !== undefined)
    return { outcome: 'ask', intents: [{ ...bare(draft), missing: 'value' }], question };
  if (!draft.scope)
    return draft.isGuess ? askedAbout(draft, dialogue?.subject) : { outcome: 'act', intents: [bare(draft)] };
  if (NEGATED.test(sentence.text) && !draft.isRefusal && !devices?.isNegatable)
    return { outcome: 'none', intents: [] };
  const isFree = draft.scope.isQuestion === true || draft.explains !== undefined;
  if (!isFree && isTold(sentence)) return { outcome: 'none', intents: [] };
  const parsed = settle(sentence, draft, draft.scope);
  const fight = parsed.outcome === 'act' && !isFree ? fightingValues(sentence.text) : undefined;
  if (fight) return askedBack(parsed, questionOfFight(fight));
  return parsed.outcome === 'act' && !isFree && isDoubtful(sentence, draft)
    ? { ...parsed, outcome: 'ask', question: 'Shall I do that now?' }
    : parsed;
}

/** "In 5 minutes open the garage door", "turn off the lights in 30 seconds". */
function readDelay(sentence: Sentence): ParseResult | undefined {
  const { tokens } = sentence;
  const span = durationsIn(tokens).find(
    ({ start }) => tokens[start - 1] === 'in' || tokens[start - 1] === 'after',
  );
  if (!span || (span.start !== 1 && span.end !== tokens.length)) return undefined;
  const rest = span.start === 1 ? tokens.slice(span.end) : tokens.slice(0, span.start - 1);
  const command = sentence.said(rest.join(' '));
  const later = command === '' ? undefined : readCommand(command.split(' '), sentence.context);
  if (later?.intents[0] === undefined || !sentence.context.skills.traitsOf(later.intents[0].skill).devices)
    return undefined;
  return {
    ...later,
    intents: [
      {
        skill: 'timer.start',
        parameters: { durationSeconds: span.value, command },
        targets: [],
        confidence: 0.9,
        unexplained: [],
      },
    ],
  };
}
