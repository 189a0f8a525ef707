import { type Screen } from '../../screens.js';
import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';

const VERB =
  '(?:open|open up|go to|go back to|take me to|bring me to|bring up|navigate to|jump to|show|show me|let me see|switch to)';
const OWN = '(?:the |my |your )?';
const KIND = '(?: (?:page|screen|view|section|tab|overview))';

/** How each is called, and whether that alone says that a screen is meant: "open the memory", but "open the home page". */
const CALLED: readonly [Screen, words: string, isPlain: boolean][] = [
  ['activity', 'activity log|activities log|log of what you did', true],
  ['activity', 'activity|activities', false],
  ['skills', 'skills|commands|command list|what (?:i|you) can (?:say|do)', true],
  ['skills', 'help', false],
  ['sign-in', 'sign in (?:settings|methods)|login (?:settings|methods)|ways to sign in', true],
  ['sign-in', 'sign in|login', false],
  ['sessions', 'sessions|session settings', true],
  ['language-model', '(?:language )?model settings|settings of the language model', true],
  ['language-model', 'language model', false],
  ['settings', '(?:account |twyn )?settings|preferences|options', true],
  ['settings', 'account|profile', false],
  ['people', 'people and places', true],
  ['people', 'people|places', false],
  ['review', 'review|review inbox', true],
  ['trash', 'trash|bin|recycle bin', true],
  ['forget', 'forgetting|forget', false],
  ['imports', 'imports?|import of memories', false],
  ['memory', 'memory', true],
  ['memory', 'memories', false],
  ['reminders', 'reminders|reminders and lists', false],
  ['search', 'search|semantic search', true],
  ['home', 'smart home', true],
  ['home', 'home|devices|rooms', false],
  ['voice', 'voice', true],
  ['ask', 'ai chat|chat|conversations?', true],
  ['ask', 'ask', false],
  ['today', 'dashboard|start page', true],
  ['today', 'today|start|main', false],
];
const PATTERNS = CALLED.map(
  ([screen, words, isPlain]) =>
    [screen, new RegExp(String.raw`^${VERB} ${OWN}(?:${words})${KIND}${isPlain ? '?' : ''}$`, 'u')] as const,
);
/** "Show my reminders" tells them; "go to my reminders" goes there. */
const GOES =
  /^(?:open(?: up)?|go (?:back )?to|take me to|bring me to|navigate to|jump to) (?:the |my )?(?:(?<reminders>reminders|lists)|memories)$/u;

/** "Open the memory page", "go to settings": only a whole sentence that names a screen of this product. */
export function screens({ text }: Sentence): Draft | undefined {
  const goes = GOES.exec(text)?.groups;
  const screen = goes
    ? goes.reminders === undefined
      ? 'memory'
      : 'reminders'
    : PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
  return screen && { skill: 'screen.open', parameters: { screen }, explains: /.*/u };
}
