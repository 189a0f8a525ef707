import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';

const SMALL = String.raw`(?:(?:the|my|our|a|an|this|that|his|her|of)\b ?)*`;
const LIST = String.raw`(?:${SMALL}(?<list>[@\w]+(?: [a-z]+)?)? ?lists?|${SMALL}(?<bare>groceries|shopping|@e\d+))`;
const pattern = (verb: string, between: string): RegExp =>
  new RegExp(String.raw`^(?:${verb}) (?<item>.+?) (?:${between}) ${LIST}$`, 'u');

const PATTERNS: readonly [RegExp, string][] = [
  [
    pattern(
      '(?:check|tick|cross|mark|strike)(?: off)?',
      '(?:off |as )?(?:done |completed? |finished )?(?:from|off|on|in)',
    ),
    'complete',
  ],
  [pattern('complete|finish', 'from|off|on|in'), 'complete'],
  [
    pattern(
      '(?:remove|delete|erase|take|clear|drop|scratch|get rid of|cancel)(?: off)?(?! (?:the |my |all )?lists?\\b)',
      'from|off|off of|out of|on|in',
    ),
    'remove',
  ],
  [
    pattern('(?:add|put|include|insert|append|place|write|save|enter)(?: down)?', 'to|on|onto|into|in|at'),
    'add',
  ],
  [new RegExp(String.raw`^(?:add|put) (?:to|on) ${LIST} (?<item>.+)$`, 'u'), 'add'],
  [new RegExp(String.raw`^${LIST} (?:add|put|include) (?<item>.+)$`, 'u'), 'add'],
  [/^(?:check|tick|cross) off (?<item>.+)$/u, 'complete'],
];
const ANY_LIST = /\b(?:check|to ?do |shopping )?lists?\b/u;
/** "List all of my alarms" and "a list of restaurants" speak of no list of the user's. */
const VERB_LIST =
  /^(?:list|show)\b(?! list)(?!.*\b(?:my|the|a|of) (?:[a-z]+ )?lists?\b)|\blist (?:out|of (?:all )?(?!things)|all|down|the|me)\b/u;
const PLAYLIST = /\bplay ?lists?\b|\b(?:songs?|music|contacts?|e ?mails?|events?|appointments?|wish)\b/u;
const OWN_PLAYLIST = /^(?:create|make|remove|delete|new|i want to have a new)\b.*\bplay ?list\b/u;
const ITEM = /\b(?:add|remove|delete|include)(?: an?| this| that| the| these)? (?:new )?items?\b/u;
const REMOVE =
  /\b(?:remove|delete|erase|clear|empty|get rid|throw|take .*off|cancel|trash|dump|purge|discard|scratch)\b/u;
const CREATE =
  /\b(?:create|make|start|new|generate|add|put|include|open a|begin|compose|prepare|set up|put together|write|insert|update)\b/u;

/** Lists: add, tick off, remove, create, read. Item and list keep their words. */
export function lists(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (OWN_PLAYLIST.test(text)) return drafted(REMOVE.test(text) ? 'remove' : 'create', {});
  const isOther = PLAYLIST.test(text);
  const named = isOther ? undefined : itemAndList(sentence);
  if (named) return named;
  if (isOther || !ANY_LIST.test(text) || VERB_LIST.test(text)) {
    return ITEM.test(text) ? drafted(REMOVE.test(text) ? 'remove' : 'add', {}) : undefined;
  }
  if (REMOVE.test(text)) return drafted('remove', {});
  if (CREATE.test(text) && !/^(?:what|did|which|do i)\b/u.test(text)) return drafted('create', {});
  return drafted('query', {});
}

function itemAndList(sentence: Sentence): Draft | undefined {
  for (const [shape, operation] of PATTERNS) {
    const groups = shape.exec(sentence.text)?.groups;
    const { item = '', list, bare } = groups ?? {};
    // Without the word list only a list of the home's own is one: "put the plant in the kitchen" adds nothing.
    if (!groups || (bare?.startsWith('@') && !sentence.hasNamed('todo'))) continue;
    const name = list ?? bare;
    return drafted(operation, {
      item: sentence.said(item.replace(/^the (?:following )?/u, '')),
      ...(name !== undefined && { list: sentence.said(name) }),
    });
  }
  return undefined;
}

function drafted(operation: string, parameters: Record<string, unknown>): Draft {
  return { skill: 'list', parameters: { operation, ...parameters }, explains: /.*/u };
}
