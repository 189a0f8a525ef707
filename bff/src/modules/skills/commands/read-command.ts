import { type CommandContext, type Draft, type Intent, type Parsed, type Scope } from './command.js';
import { durationsIn } from './durations.js';
import { agenda, assistant, reminding } from './rules/assistant.js';
import { cleaning } from './rules/cleaning.js';
import { climate } from './rules/climate.js';
import { devices } from './rules/devices.js';
import { guess } from './rules/guess.js';
import { hearing } from './rules/hearing.js';
import { lighting } from './rules/lighting.js';
import { lists } from './rules/lists.js';
import { media } from './rules/media.js';
import { queries } from './rules/queries.js';
import { timers } from './rules/timers.js';
import { Sentence } from './sentence.js';
import { findByPart, findTargets, type Found } from './targets.js';
import { needsConfirmation } from './risk.js';
import { unexplainedWords } from './vocabulary.js';

type Rule = (sentence: Sentence) => Draft | undefined;

/** The first that recognises the sentence reads it: the narrow ones come first. */
const RULES: readonly Rule[] = [
  assistant,
  timers,
  lists,
  reminding,
  climate,
  lighting,
  media,
  cleaning,
  queries,
  hearing,
  devices,
  agenda,
  guess,
];
/** A larger share that no reading accounts for means that something else was meant. */
const MAX_UNEXPLAINED = 0.5;
/** A lock or a door is opened by its own name only. */
const GUARDED = /^home\.(?:unlock|open|lock)$/u;
const FORBIDDEN =
  /^(?:never|do not|not)(?: ever)? (?:turn|switch|open|close|shut|lock|unlock|play|start|stop|set|change|dim|activate|touch)\b/u;
const NEGATED =
  /^(?:do not|don t|never|not|no need to|you (?:do not|should not|must not)(?: (?:have|need) to)?|i (?:do not|did not) (?:want|need|like)|stop turning|stop (?:opening|closing)|avoid|without)\b|\b(?:do|should|must|shall) not (?:turn|switch|open|close|lock|unlock|play|start|set|change|dim|make|touch)\b/u;
const EXCEPT =
  /\b(?:except|excepting|excluding|apart from|other than|but (?:not|for|leave|the|in)|besides|unless|leave)\b/u;
const CONDITION =
  /\b(?:if|when|whenever|while|until|once|after|before|unless|every (?:day|morning|evening|night|week|hour)|daily|tomorrow|tonight|later)\b/u;

/** One command: the first rule's reading, its targets, and whether all of it is understood. */
export function readCommand(words: readonly string[], context: CommandContext): Parsed {
  const sentence = new Sentence(words, context);
  if (FORBIDDEN.test(sentence.text)) return { outcome: 'none', intents: [] };
  const delayed = readDelay(sentence);
  if (delayed) return delayed;
  const draft = first(sentence);
  if (!draft) return { outcome: 'none', intents: [] };
  if (draft.skill === 'timer.start' && draft.parameters.durationSeconds === undefined) {
    return { outcome: 'ask', intents: [bare(draft)], question: 'For how long?' };
  }
  if (!draft.scope) return { outcome: 'act', intents: [bare(draft)] };
  if (NEGATED.test(sentence.text) && draft.skill !== 'media.mute') return { outcome: 'none', intents: [] };
  return settle(sentence, draft, draft.scope);
}

function first(sentence: Sentence): Draft | undefined {
  for (const rule of RULES) {
    const draft = rule(sentence);
    if (draft) return draft;
  }
  return undefined;
}

/** The coverage gate: what is not understood wholly is asked about, and never acts on more than was said. */
function settle(sentence: Sentence, draft: Draft, scope: Scope): Parsed {
  let found = findTargets(sentence, scope);
  let unexplained = draft.explains ? [] : unexplainedIn(sentence, draft, found);
  const isPhysical = !scope.isQuestion && !GUARDED.test(draft.skill) && !EXCEPT.test(sentence.text);
  const meant = isPhysical && unexplained.length > 0 ? findByPart(unexplained, sentence, scope) : undefined;
  if (meant) {
    found = { targets: [meant], parameters: { ...found.parameters, name: meant.name } };
    unexplained = [];
  }
  if (!draft.isGuess && unexplained.length > Math.max(1, sentence.tokens.length * MAX_UNEXPLAINED))
    return { outcome: 'none', intents: [] };
  const intent: Intent = {
    ...plain(draft),
    parameters: { ...defined(found.parameters), ...defined(draft.parameters) },
    targets:
      found.problem === 'missing' || (unexplained.length > 0 && !scope.isQuestion)
        ? []
        : found.targets.map(({ id }) => id),
    confidence: Math.max(0.1, 0.95 - unexplained.length * 0.2 - (found.problem ? 0.2 : 0)),
    unexplained,
    ...(needsConfirmation(draft.skill, found.targets) && { needsConfirmation: true }),
  };
  if (draft.isGuess) {
    return {
      outcome: 'ask',
      intents: [{ ...intent, targets: [], confidence: 0.3 }],
      question: 'Did you mean something in your home?',
    };
  }
  if (intent.skill === 'light.set' && Object.keys(draft.parameters).length === 0) {
    return { outcome: 'ask', intents: [intent], question: 'To which brightness or colour?' };
  }
  const isAnswered = scope.isQuestion === true && unexplained.length === 0;
  const question = isAnswered ? undefined : questionFor(sentence, found, unexplained);
  return question === undefined
    ? { outcome: 'act', intents: [intent] }
    : { outcome: 'ask', intents: [intent], question };
}

/** Words outside the skill's vocabulary, and names that nothing was done about. */
function unexplainedIn(sentence: Sentence, { skill }: Draft, { targets, problem }: Found): string[] {
  const words = unexplainedWords(sentence.text, skill);
  if (problem) return words;
  const ids = new Set(targets.map(({ id }) => id));
  const unused = sentence.linked('entity').filter((name) => !name.ids.some((id) => ids.has(id)));
  return [...words, ...unused.map(({ said }) => said)];
}

function questionFor({ text }: Sentence, found: Found, unexplained: readonly string[]): string | undefined {
  if (EXCEPT.test(text)) return 'Which ones exactly? I cannot leave out some of them yet.';
  if (CONDITION.test(text))
    return 'I can do that now, but not later or under a condition. Shall I do it now?';
  if (unexplained.length > 0) return `What do you mean by “${unexplained.join(' ')}”?`;
  if (found.problem === 'missing') return 'I found nothing like that in your home. Which device do you mean?';
  if (found.problem !== 'ambiguous') return undefined;
  const names = [...new Set(found.targets.map(({ name }) => name))];
  return names.length > 1 && names.length <= 4 ? `Which one: ${names.join(', ')}?` : 'In which room?';
}

/** "In 5 minutes open the garage door", "turn off the lights in 30 seconds". */
function readDelay(sentence: Sentence): Parsed | undefined {
  const { tokens } = sentence;
  const span = durationsIn(tokens).find(
    ({ start }) => tokens[start - 1] === 'in' || tokens[start - 1] === 'after',
  );
  if (!span || (span.start !== 1 && span.end !== tokens.length)) return undefined;
  const rest = span.start === 1 ? tokens.slice(span.end) : tokens.slice(0, span.start - 1);
  const command = sentence.said(rest.join(' '));
  const later = command === '' ? undefined : readCommand(command.split(' '), sentence.context);
  if (
    later?.intents[0] === undefined ||
    !/^(?:home|light|fan|climate|media|vacuum)\./u.test(later.intents[0].skill)
  )
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

/** An intent that is about no device. */
function bare(draft: Draft): Intent {
  return { ...plain(draft), targets: [], unexplained: [] };
}

function plain({ skill, parameters }: Draft): Pick<Intent, 'skill' | 'parameters' | 'confidence'> {
  return { skill, parameters: defined(parameters), confidence: 0.9 };
}

function defined(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}
