import { type Draft } from '../command.js';
import { inOwnWords } from '../original-text.js';
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

const CALLED = /\blists? (?:called|named|labell?ed|titled|with the name) (?<list>.+)$/u;
const NAMED_BEFORE =
  /(?:^|\b(?:my|our|the|an?|new|on|in|from|of|create|make|delete|remove|clear|empty|show|me|read|start|entire|whole|this) )(?<list>(?!(?:my|our|the|an?|new|me|all|any|entire|whole|this|what|which|how|is|do|of|on|in|existing|current|empty|separate|different|create|make|delete|remove|clear|show|read|start|item|last|first)\b)[@\w]+(?: (?!list|new)[a-z]+)?) lists?\b/u;
const LIST_OF = /\blists? (?:of|for) (?:(?:all|my|the|our) )*(?<list>[@\w]+(?: [a-z]+){0,2})$/u;

const RENAMED = new RegExp(
  String.raw`^(?:rename|call) ${SMALL}(?:(?<list>[@\w]+(?: [a-z]+)?) )?list (?:(?:to|as|into) )?(?<name>.+)$`,
  'u',
);

/** Lists: add, tick off, remove, create, rename, read. Item and list keep their words. */
export function lists(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (OWN_PLAYLIST.test(text)) return drafted(REMOVE.test(text) ? 'remove' : 'create', {});
  const renamed = RENAMED.exec(text)?.groups;
  if (renamed) return renaming(sentence, renamed);
  const isOther = PLAYLIST.test(text);
  const named = isOther ? undefined : itemAndList(sentence);
  if (named) return named;
  if (isOther || !ANY_LIST.test(text) || VERB_LIST.test(text)) {
    return ITEM.test(text) ? drafted(REMOVE.test(text) ? 'remove' : 'add', {}) : undefined;
  }
  const list = listIn(sentence);
  if (REMOVE.test(text))
    return drafted('remove', { ...list, ...(/\b(?:clear|empty)\b/u.test(text) && { isEmptied: true }) });
  if (CREATE.test(text) && !/^(?:what|did|which|do i)\b/u.test(text)) return drafted('create', list);
  return drafted('query', list);
}

/** "A list called Christmas", "my to do list", "a list of books". */
function listIn(sentence: Sentence): { list?: string } {
  const { text } = sentence;
  const name = (CALLED.exec(text) ?? NAMED_BEFORE.exec(text) ?? LIST_OF.exec(text))?.groups?.list;
  return name === undefined ? {} : { list: own(sentence, name) };
}

function renaming(sentence: Sentence, { list, name = '' }: Record<string, string | undefined>): Draft {
  return drafted('rename', {
    ...(list !== undefined && { list: own(sentence, list) }),
    newName: own(sentence, name),
  });
}

function own(sentence: Sentence, part: string): string {
  return inOwnWords(sentence.said(part), sentence.context.text ?? '');
}

function itemAndList(sentence: Sentence): Draft | undefined {
  for (const [shape, operation] of PATTERNS) {
    const groups = shape.exec(sentence.text)?.groups;
    const { item = '', list, bare } = groups ?? {};
    // Without the word list only a list of the home's own is one: "put the plant in the kitchen" adds nothing.
    if (!groups || (bare?.startsWith('@') && !sentence.hasNamed('todo'))) continue;
    const name = list ?? bare;
    return drafted(operation, {
      item: own(sentence, item.replace(/^the (?:following )?/u, '')),
      ...(name !== undefined && { list: own(sentence, name) }),
    });
  }
  return undefined;
}

function drafted(operation: string, parameters: Record<string, unknown>): Draft {
  return { skill: 'list', parameters: { operation, ...parameters }, explains: /.*/u };
}
