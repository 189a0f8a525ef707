import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { needsConfirmation } from '../kit/needs-confirmation.js';
import { type Draft, type Entity, type Intent, type ParseResult, type Scope } from './command.js';
import { SWITCHED } from './kinds.js';
import { nounsIn } from './nouns.js';
import { type Sentence } from './sentence.js';
import { findByPart, findTargets, type Found } from './targets.js';
import { unexplainedWords } from './vocabulary.js';

/** A larger share that no reading accounts for means that something else was meant. */
const MAX_UNEXPLAINED = 0.5;
const EXCEPT =
  /\b(?:except|excepting|excluding|apart from|other than|but (?:not|for|leave|the|in)|besides|unless|(?<!\b(?:i|we|you|they) )leave|without|minus|not (?=the|my|our|in|@))\b/u;
/** What can be done now may be asked for at another time, for a while, or under a condition. */
const CONDITION =
  /\b(?:if|when|whenever|while|until|once|after|before|unless|(?:every|each|this|in the) (?:day|morning|afternoon|evening|night|week|hour)|(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|tomorrow|tonight|later|at (?:noon|midnight|sunset|sunrise|dawn|dusk|night|\d+(?::\d+)? (?:am|pm|oclock))|for (?:\d+|an?|half an?|the next \d+) (?:seconds?|minutes?|hours?))\b/u;
const PLACE = / (?:in|of|on|at) (?:the|my|our) (?!morning|afternoon|evening|night|weekend)/u;
const ONLY_NOW = 'I can do that only now: not later, not for a while, and not under a condition.';

/** The coverage gate: what is not understood wholly is asked about, and never acts on more than was said. */
export function settle(sentence: Sentence, draft: Draft, scope: Scope): ParseResult {
  const { devices, dialogue } = sentence.context.skills.traitsOf(draft.skill);
  let found = findTargets(sentence, scope);
  let unexplained = draft.explains ? [] : unexplainedIn(sentence, draft, found);
  const isPhysical = !scope.isQuestion && !devices?.needsWholeName && !EXCEPT.test(sentence.text);
  const able = devices?.isSwitching ? [...scope.domains, ...SWITCHED] : scope.domains;
  const meant = isPhysical && unexplained.length > 0 ? findByPart(unexplained, sentence, able) : undefined;
  if (meant) {
    found = { targets: [meant], parameters: { ...found.parameters, name: meant.name } };
    unexplained = [];
  }
  if (!draft.explains) unexplained = [...unexplained, ...besides(sentence.text, found.targets)];
  if (!draft.isGuess && unexplained.length > Math.max(1, sentence.tokens.length * MAX_UNEXPLAINED))
    return { outcome: 'none', intents: [] };
  const clause = clauseIn(sentence.text);
  const left = unexplained.filter((word) => !clause.includes(word));
  // "Unlock the door when I come" is no wish to have it open now.
  const isLater = left.length === 0 && needsConfirmation(devices, found.targets);
  const open = isLater ? unexplained : left;
  const isUnknown = found.problem === 'missing' || (open.length > 0 && !scope.isQuestion);
  const intent = intentOf(sentence, draft, {
    ...found,
    targets: isUnknown ? [] : found.targets,
    unexplained,
  });
  if (draft.isGuess) {
    return {
      outcome: 'ask',
      intents: [{ ...intent, targets: [], confidence: 0.3, missing: 'target' }],
      question: 'Did you mean something in your home?',
    };
  }
  const missing = dialogue?.missing?.(draft.parameters, phrasesIn(USUAL_LANGUAGE));
  if (missing !== undefined) {
    return {
      outcome: 'ask',
      intents: [{ ...intent, targets: found.problem ? [] : intent.targets, missing: 'value' }],
      question: missing,
    };
  }
  const isAnswered = scope.isQuestion === true && unexplained.length === 0;
  const question = isAnswered ? undefined : questionFor(sentence, found, open);
  return question === undefined
    ? { outcome: 'act', intents: [intent] }
    : {
        outcome: 'ask',
        intents: [isOpen(found, open) ? { ...intent, missing: 'target' } : intent],
        question,
      };
}

/** The words that say when or under which condition, where the command comes before them; a place is none of them. */
function clauseIn(text: string): readonly string[] {
  const index = CONDITION.exec(text)?.index ?? 0;
  if (index === 0) return [];
  const [clause = ''] = text.slice(index).split(PLACE);
  return clause.split(' ');
}

/** "Yes" answers whether to do it now, and nothing that is still unknown. */
function isOpen({ problem, targets }: Found, unexplained: readonly string[]): boolean {
  return problem !== undefined || targets.length === 0 || unexplained.length > 0;
}

/** A guess at something that is about no device. */
export function askedAbout(draft: Draft, subject = 'something that I can do'): ParseResult {
  return {
    outcome: 'ask',
    intents: [{ ...bare(draft), confidence: 0.3, missing: 'value' }],
    question: `Is that about ${subject}? Please say it in other words.`,
  };
}

/** An intent that is about no device. */
export function bare(draft: Draft): Intent {
  return { ...plain(draft), targets: [], unexplained: [] };
}

function intentOf(
  { context }: Sentence,
  draft: Draft,
  { unexplained, ...found }: Found & { readonly unexplained: readonly string[] },
): Intent {
  return {
    ...plain(draft),
    parameters: { ...defined(found.parameters), ...defined(draft.parameters) },
    targets: found.targets.map(({ id }) => id),
    confidence: Math.max(0.1, 0.95 - unexplained.length * 0.2 - (found.problem ? 0.2 : 0)),
    unexplained,
    ...(needsConfirmation(context.skills.traitsOf(draft.skill).devices, found.targets) && {
      needsConfirmation: true,
    }),
  };
}

/** Words outside the skill's vocabulary, and names that nothing was done about. */
function unexplainedIn(sentence: Sentence, { skill }: Draft, { targets, problem }: Found): string[] {
  const words = [
    ...unexplainedWords(sentence.text, sentence.context.skills.traitsOf(skill).devices),
    ...sentence.unresolved,
  ];
  if (problem) return words;
  const ids = new Set(targets.map(({ id }) => id));
  const unused = sentence.linked('entity').filter((name) => !name.ids.some((id) => ids.has(id)));
  return [...words, ...unused.map(({ said }) => said)];
}

/** "The lights to 50 and the thermostat to 20": a second kind of which nothing was found. */
function besides(text: string, targets: readonly Entity[]): string[] {
  const domains = new Set(targets.map(({ domain }) => domain));
  if (domains.size === 0) return [];
  return text
    .split(' and ')
    .slice(1)
    .flatMap((part) => nounsIn(part))
    .filter((noun) => !noun.domains.some((domain) => domains.has(domain)))
    .map(({ word }) => word);
}

function questionFor(
  { text, context }: Sentence,
  found: Found,
  unexplained: readonly string[],
): string | undefined {
  if (context.home.entities.length === 0) return 'You have no devices yet. They are set up under Home.';
  if (EXCEPT.test(text)) return 'Which ones exactly? I do not know what to leave out.';
  if (CONDITION.test(text) && !isOpen(found, unexplained)) return `${ONLY_NOW} Shall I do it now?`;
  if (unexplained.length > 0 && unexplained.every((word) => clauseIn(text).includes(word))) return ONLY_NOW;
  if (unexplained.length > 0) return `What do you mean by “${unexplained.join(' ')}”?`;
  if (found.problem === 'missing') return 'I found nothing like that in your home. Which device do you mean?';
  if (found.problem !== 'ambiguous') return undefined;
  return whichOf(found.targets);
}

/** Asks for one of several. */
export function whichOf(targets: readonly Entity[]): string {
  const names = [...new Set(targets.map(({ name }) => name))];
  return names.length > 1 && names.length <= 4 ? `Which one: ${names.join(', ')}?` : 'In which room?';
}

function plain({ skill, parameters }: Draft): Pick<Intent, 'skill' | 'parameters' | 'confidence'> {
  return { skill, parameters: defined(parameters), confidence: 0.9 };
}

function defined(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}
