import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';

const LIST = String.raw`(?:(?:the|my|our|a|an|this|that|his|her|to|of|from|off|on|in|into|onto)\b ?)*(?<list>(?:@e\d+|shopping|grocer(?:y|ies)|to ?do|todo|[a-z]+)(?: [a-z]+)?)? ?lists?`;
const PATTERNS: readonly [RegExp, string][] = [
  [
    new RegExp(
      String.raw`^(?:check|tick|cross|mark|strike) (?:off )?(?<item>.+?)(?: off)?(?: as)?(?: done| complete[d]?| finished)? (?:from|off|on|in) ${LIST}$`,
      'u',
    ),
    'complete',
  ],
  [
    new RegExp(String.raw`^(?:complete|finish|mark) (?<item>.+?) (?:from|off|on|in) ${LIST}$`, 'u'),
    'complete',
  ],
  [
    new RegExp(
      String.raw`^(?:remove|delete|erase|take|clear|drop|scratch|get rid of|cancel)(?: off)? (?<item>(?!the list|list|my list|all lists).+?) (?:from|off|off of|out of|on|in) ${LIST}$`,
      'u',
    ),
    'remove',
  ],
  [
    new RegExp(
      String.raw`^(?:add|put|include|insert|append|place|write|save|enter)(?: down)? (?<item>.+?) (?:to|on|onto|into|in|at) ${LIST}$`,
      'u',
    ),
    'add',
  ],
  [new RegExp(String.raw`^(?:add|put) (?:to|on) ${LIST} (?<item>.+)$`, 'u'), 'add'],
  [new RegExp(String.raw`^${LIST} (?:add|put|include) (?<item>.+)$`, 'u'), 'add'],
];
const ANY_LIST = /\b(?:check|to ?do |shopping )?lists?\b/u;
/** "List all of my alarms" and "a list of restaurants" speak of no list of the user's. */
const VERB_LIST =
  /^(?:list|show)\b(?! list)(?!.*\b(?:my|the|a|of) (?:[a-z]+ )?lists?\b)|\blist (?:out|of (?:all )?(?!things)|all|down|the|me)\b/u;
const PLAYLIST = /\bplay ?lists?\b|\b(?:songs?|music|contacts?|e ?mails?|events?|appointments?|wish)\b/u;
const REMOVE =
  /\b(?:remove|delete|erase|clear|empty|get rid|throw|take .*off|cancel|trash|dump|purge|discard|scratch)\b/u;
const CREATE =
  /\b(?:create|make|start|new|generate|add|put|include|open a|begin|compose|prepare|set up|put together|write|insert|update)\b/u;

/** Lists: add, tick off, remove, create, read. Item and list keep their words. */
export function lists(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  for (const [pattern, operation] of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    if (!groups || PLAYLIST.test(text)) continue;
    const { item = '', list } = groups;
    const name = list === undefined ? undefined : sentence.said(list);
    return drafted(operation, {
      item: sentence.said(item.replace(/^the (?:following )?/u, '')),
      ...(name && { list: name }),
    });
  }
  if (!ANY_LIST.test(text) || VERB_LIST.test(text) || PLAYLIST.test(text)) {
    return /\b(?:add|remove|delete|include)(?: an?| this| that| the| these)? (?:new )?items?\b/u.test(text)
      ? drafted(REMOVE.test(text) ? 'remove' : 'add', {})
      : undefined;
  }
  if (REMOVE.test(text)) return drafted('remove', {});
  if (CREATE.test(text) && !/^(?:what|did|which|do i)\b/u.test(text)) return drafted('create', {});
  return drafted('query', {});
}

function drafted(operation: string, parameters: Record<string, unknown>): Draft {
  return { skill: 'list', parameters: { operation, ...parameters }, explains: /.*/u };
}
