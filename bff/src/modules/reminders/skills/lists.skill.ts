import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { listChanges } from '../lists/lists.dto.js';
import { type ListBox, ListsService, type StoredList } from '../lists/lists.service.js';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
import { itemNamed, lastOf, listNamed, listSaid } from './list-selection.js';
import { isAmount, itemsIn } from '../lists/list-words.js';
import { readList } from './said-lists.js';
import {
  type SkillCall,
  type Effect,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { rethrowAsRefusal } from '../../skills/kit/rethrow-as-refusal.js';
import { spokenList } from '../../skills/kit/spoken.js';

const asked = z.strictObject({
  operation: z.enum(['add', 'complete', 'remove', 'create', 'rename', 'query', 'change']),
  item: z.string().max(500).optional(),
  list: z.string().max(100).optional().meta({ description: 'The name of the list, such as shopping.' }),
  newName: z.string().max(100).optional().meta({ description: 'What a list is called from now on.' }),
  isLast: z.boolean().optional().meta({ description: 'The item that was added or changed last.' }),
  amount: z.number().optional().meta({ description: 'Of a change, how many of it.' }),
  items: z
    .array(z.string().max(500))
    .max(100)
    .optional()
    .meta({ description: 'Of a new list, what is on it.' }),
  isEmptied: z.boolean().optional().meta({ description: 'All items go, the list stays.' }),
});
/** As it is carried out, what goes to one list goes there together. */
type AskedList = z.output<typeof asked>;

/** What is asked, with what it is done to and answered in. */
interface Request extends AskedList {
  readonly box: ListBox;
  readonly phrases: TwinPhrases;
}

export const LIST = defineSkill({
  name: 'list',
  title: 'List',
  group: 'Reminders, timers and lists',
  icon: 'list',
  description: 'Makes lists, renames and reads them, adds to them, ticks off and takes away.',
  parameters: asked,
  examples: [
    'Add oat milk to my shopping list',
    'What is on my shopping list?',
    'Check oat milk off my shopping list',
    'Create a list called Christmas',
  ],
  risk: 'write',
  fromWords: readList,
  shows: ({ operation }) => (operation === 'query' ? { screen: 'reminders' } : {}),
  dialogue: { noun: 'list', standsAlone: true },
});

/** Lists: what is on them comes and goes, and is ticked off. */
@Injectable()
@ProvidesSkills()
export class ListsHandler implements SkillHandler {
  readonly name = 'lists';
  readonly skills = [LIST];

  constructor(private readonly lists: ListsService) {}

  perform(all: readonly SkillCall[], { userId, phrases }: RunContext): Promise<HandlerResult> {
    const place = { boxes: this.lists, userId, effectName: 'lists' };
    return runInTransaction(joined(all, phrases.language), place, (box, { parameters }) =>
      answerTo({ box, phrases, ...asked.parse(parameters) }),
    );
  }

  async undo({ lists }: Effect, { userId }: RunContext): Promise<void> {
    await rethrowAsRefusal(() => this.lists.revert(userId, listChanges.parse(lists)));
  }
}

function answerTo(request: Request): Promise<string> {
  switch (request.operation) {
    case 'add':
      return add(request);
    case 'complete':
      return complete(request);
    case 'remove':
      return request.item === undefined && !request.isLast ? removeList(request) : removeItem(request);
    case 'create':
      return create(request);
    case 'rename':
      return rename(request);
    case 'query':
      return query(request);
    case 'change':
      return change(request);
  }
}

/** A list that is not there yet is made. */
async function add({ box, phrases, item, items, list, isLast }: Request): Promise<string> {
  const last = isLast ? lastOf(await box.items())?.text : undefined;
  const texts = items ?? [
    ...(last === undefined ? [] : [last]),
    ...(item === undefined ? [] : itemsIn(item, phrases.language)),
  ];
  if (texts.length === 0) throw new SkillRefused(phrases.say('ask-item'));
  const usual = phrases.say('usual-list');
  const there = await listSaid(box, list ?? usual);
  const onto =
    there ??
    (list === undefined && (await box.lists()).length > 0
      ? await listNamed(box, list, phrases)
      : await box.add(list ?? usual));
  for (const text of texts) await box.addItem(onto, text);
  const told = { items: spokenList(texts, phrases), list: nameOf(onto, phrases) };
  return phrases.say('list-added', { ...told, count: texts.length });
}

/** What was said of it, or where "it" was, what was put there last. */
async function itemMeant({ box, phrases, item, list, isLast }: Request): ReturnType<typeof itemNamed> {
  if (item !== undefined) return itemNamed(box, { text: item, list }, phrases);
  const onto = list === undefined ? undefined : await listNamed(box, list, phrases);
  const open = (await box.items(onto)).filter(({ isDone }) => !isDone);
  const last = isLast ? lastOf(open) : undefined;
  if (!last) throw new SkillRefused(phrases.say('ask-which-item'));
  return { item: last, list: await box.find(last.listId) };
}

async function complete(request: Request): Promise<string> {
  const { box, phrases } = request;
  if (request.item === undefined && !request.isLast) throw new SkillRefused(phrases.say('ask-tick-off'));
  const found = await itemMeant(request);
  await box.editItem(found.item, { isDone: true });
  return phrases.say('list-completed', { item: found.item.text, list: nameOf(found.list, phrases) });
}

/** "Make that three": of what was put on a list last. */
async function change({ box, phrases, amount }: Request): Promise<string> {
  const last = lastOf((await box.items()).filter(({ isDone }) => !isDone));
  if (amount === undefined || !last) throw new SkillRefused(phrases.say('ask-change'));
  const [first = '', ...rest] = last.text.split(' ');
  const isCounted = rest.length > 0 && isAmount(first, phrases.language);
  const text = [String(amount), ...(isCounted ? [] : [first]), ...rest].join(' ');
  await box.editItem(last, { text });
  const list = nameOf(await box.find(last.listId), phrases);
  return phrases.say('list-added', { items: text, list, count: 1 });
}

async function removeItem(request: Request): Promise<string> {
  const { box, phrases } = request;
  const found = await itemMeant(request);
  await box.removeItem(found.item);
  return phrases.say('list-removed', { item: found.item.text, list: nameOf(found.list, phrases) });
}

async function removeList({ box, phrases, list, isEmptied = false }: Request): Promise<string> {
  if (list === undefined && !isEmptied) throw new SkillRefused(phrases.say('ask-list-gone'));
  const found = await listNamed(box, list, phrases);
  if (!isEmptied) {
    await box.remove(found);
    return phrases.say('list-deleted', { list: nameOf(found, phrases) });
  }
  for (const item of await box.items(found)) await box.removeItem(item);
  return phrases.say('list-cleared', { list: nameOf(found, phrases) });
}

async function create(request: Request): Promise<string> {
  const { box, phrases, list, items = [] } = request;
  if (list === undefined) throw new SkillRefused(phrases.say('ask-list-name'));
  if (await box.findByName(list)) throw new SkillRefused(phrases.say('list-exists', { list }));
  const made = phrases.say('list-made', { list: nameOf(await box.add(list), phrases) });
  return items.length === 0 ? made : `${made} ${await add(request)}`;
}

async function rename({ box, phrases, list, newName }: Request): Promise<string> {
  if (newName === undefined) throw new SkillRefused(phrases.say('ask-list-name'));
  const found = await listNamed(box, list, phrases);
  await box.rename(found, newName);
  return phrases.say('list-renamed', { list: nameOf(found, phrases), name: newName });
}

/** "What's on it?": on the list on which something was put or changed last. */
async function query({ box, phrases, list, isLast }: Request): Promise<string> {
  const all = await box.lists();
  if (all.length === 0) return phrases.say('list-none');
  const names = all.map(({ name }) => name);
  const last = isLast && list === undefined ? lastOf(await box.items()) : undefined;
  if (list === undefined && !last && all.length > 1)
    return phrases.say('lists-are', { lists: spokenList(names, phrases) });
  const found = last ? await box.find(last.listId) : await listNamed(box, list, phrases);
  const open = (await box.items(found)).filter(({ isDone }) => !isDone).map(({ text }) => text);
  const name = nameOf(found, phrases);
  if (open.length === 0) return phrases.say('list-empty', { list: name });
  return phrases.say('list-read', { list: name, items: spokenList(open, phrases, { most: 20 }) });
}

/** Neighbouring items for one list are one request, which is answered in one sentence; "it" is of the one before. */
function joined(all: readonly SkillCall[], language: string): SkillCall[] {
  const requests: SkillCall[] = [];
  for (const call of all) {
    const said = asked.parse(call.parameters);
    const last = requests.at(-1);
    const before = last && asked.parse(last.parameters);
    const merged = before && merge(before, said, language);
    if (merged) requests[requests.length - 1] = { ...call, parameters: { ...merged } };
    else if (said.operation === 'add' && said.item !== undefined)
      requests.push({ ...call, parameters: { ...call.parameters, items: itemsIn(said.item, language) } });
    else requests.push(call);
  }
  return requests;
}

function merge(
  before: AskedList,
  { operation, item, list, isLast }: AskedList,
  language: string,
): AskedList | undefined {
  const to = list === undefined ? {} : { list };
  if (operation === 'add' && before.operation === 'add' && before.items) {
    if (isLast) return { ...before, ...to };
    if (item !== undefined && before.list === list)
      return { ...before, items: [...before.items, ...itemsIn(item, language)] };
  }
  // "I got the milk, take it off the list": what was said by the way is done as it is asked for.
  const isTaken = before.operation === 'complete' && before.item !== undefined;
  const takes = operation === 'complete' || operation === 'remove';
  return isTaken && takes && isLast ? { operation, item: before.item, ...to } : undefined;
}

/** "Shopping list" of a list that is called “shopping”; one that says so itself is no list of a list. */
function nameOf({ name }: StoredList, phrases: TwinPhrases): string {
  const word = phrases.say('list-word');
  const isList = name
    .toLowerCase()
    .split(' ')
    .some((each) => each.endsWith(word));
  return isList ? name : phrases.say('list-called', { name });
}
