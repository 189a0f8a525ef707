import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { listChanges } from '../lists/lists.dto.js';
import { type ListBox, ListsService, type StoredList } from '../lists/lists.service.js';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
import { itemNamed, itemsIn, lastOf, listNamed, listSaid, USUAL_LIST } from './list-selection.js';
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
  isEmptied: z.boolean().optional().meta({ description: 'All items go, the list stays.' }),
});
/** As it is carried out: what goes to one list goes there together. */
const several = asked.extend({ items: z.array(z.string()).optional() });
type AskedList = z.output<typeof several>;

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
  dialogue: { subject: 'a list', noun: 'list', carriers: ['add milk to the', 'add milk to'] },
});

/** Lists: what is on them comes and goes, and is ticked off. */
@Injectable()
@ProvidesSkills()
export class ListsHandler implements SkillHandler {
  readonly name = 'lists';
  readonly skills = [LIST];

  constructor(private readonly lists: ListsService) {}

  perform(all: readonly SkillCall[], { userId }: RunContext): Promise<HandlerResult> {
    const place = { boxes: this.lists, userId, effectName: 'lists' };
    return runInTransaction(joined(all), place, (box, { parameters }) =>
      answerTo(box, several.parse(parameters)),
    );
  }

  async undo({ lists }: Effect, { userId }: RunContext): Promise<void> {
    await rethrowAsRefusal(() => this.lists.revert(userId, listChanges.parse(lists)));
  }
}

function answerTo(box: ListBox, request: AskedList): Promise<string> {
  switch (request.operation) {
    case 'add':
      return add(box, request);
    case 'complete':
      return complete(box, request);
    case 'remove':
      return request.item === undefined && !request.isLast
        ? removeList(box, request)
        : removeItem(box, request);
    case 'create':
      return create(box, request);
    case 'rename':
      return rename(box, request);
    case 'query':
      return query(box, request);
    case 'change':
      return change(box, request);
  }
}

/** A list that is not there yet is made. */
async function add(box: ListBox, { item, items, list, isLast }: AskedList): Promise<string> {
  const last = isLast ? lastOf(await box.items())?.text : undefined;
  const texts = items ?? [
    ...(last === undefined ? [] : [last]),
    ...(item === undefined ? [] : itemsIn(item)),
  ];
  if (texts.length === 0) throw new SkillRefused('What shall I add?');
  const there = await listSaid(box, list ?? USUAL_LIST);
  const onto =
    there ??
    (list === undefined && (await box.lists()).length > 0
      ? await listNamed(box, list)
      : await box.add(list ?? USUAL_LIST));
  for (const text of texts) await box.addItem(onto, text);
  return `${spokenList(texts)} ${texts.length === 1 ? 'is' : 'are'} on your ${nameOf(onto)}.`;
}

/** What was said of it, or where "it" was, what was put there last. */
async function itemMeant(box: ListBox, { item, list, isLast }: AskedList): ReturnType<typeof itemNamed> {
  if (item !== undefined) return itemNamed(box, item, list);
  const onto = list === undefined ? undefined : await listNamed(box, list);
  const open = (await box.items(onto)).filter(({ isDone }) => !isDone);
  const last = isLast ? lastOf(open) : undefined;
  if (!last) throw new SkillRefused('Which thing on your lists do you mean?');
  return { item: last, list: await box.find(last.listId) };
}

async function complete(box: ListBox, request: AskedList): Promise<string> {
  if (request.item === undefined && !request.isLast) throw new SkillRefused('What shall I tick off?');
  const found = await itemMeant(box, request);
  await box.editItem(found.item, { isDone: true });
  return `${found.item.text} is ticked off your ${nameOf(found.list)}.`;
}

/** "Make that three": of what was put on a list last. */
async function change(box: ListBox, { amount }: AskedList): Promise<string> {
  const last = lastOf((await box.items()).filter(({ isDone }) => !isDone));
  if (amount === undefined || !last) throw new SkillRefused('Say what shall be changed, and to what.');
  const text = `${String(amount)} ${last.text.replace(/^\d+ /u, '')}`;
  await box.editItem(last, { text });
  return `${text} is on your ${nameOf(await box.find(last.listId))}.`;
}

async function removeItem(box: ListBox, request: AskedList): Promise<string> {
  const found = await itemMeant(box, request);
  await box.removeItem(found.item);
  return `${found.item.text} is off your ${nameOf(found.list)}.`;
}

async function removeList(box: ListBox, { list, isEmptied = false }: AskedList): Promise<string> {
  if (list === undefined && !isEmptied) throw new SkillRefused('Which list?');
  const found = await listNamed(box, list);
  if (!isEmptied) {
    await box.remove(found);
    return `Your ${nameOf(found)} is deleted.`;
  }
  for (const item of await box.items(found)) await box.removeItem(item);
  return `Your ${nameOf(found)} is empty.`;
}

async function create(box: ListBox, { list }: AskedList): Promise<string> {
  if (list === undefined) throw new SkillRefused('What shall the list be called?');
  if (await box.findByName(list)) throw new SkillRefused(`You have a list called “${list}” already.`);
  return `Your ${nameOf(await box.add(list))} is ready.`;
}

async function rename(box: ListBox, { list, newName }: AskedList): Promise<string> {
  if (newName === undefined) throw new SkillRefused('What shall the list be called?');
  const found = await listNamed(box, list);
  await box.rename(found, newName);
  return `Your ${nameOf(found)} is called “${newName}” now.`;
}

async function query(box: ListBox, { list }: AskedList): Promise<string> {
  const all = await box.lists();
  if (all.length === 0) return 'You have no lists yet.';
  if (list === undefined && all.length > 1) return `Your lists: ${spokenList(all.map(({ name }) => name))}.`;
  const found = await listNamed(box, list);
  const open = (await box.items(found)).filter(({ isDone }) => !isDone).map(({ text }) => text);
  if (open.length === 0) return `There is nothing open on your ${nameOf(found)}.`;
  return `On your ${nameOf(found)}: ${spokenList(open, { most: 20 })}.`;
}

/** Neighbouring items for one list are one request, which is answered in one sentence; "it" is of the one before. */
function joined(all: readonly SkillCall[]): SkillCall[] {
  const requests: SkillCall[] = [];
  for (const call of all) {
    const said = asked.parse(call.parameters);
    const last = requests.at(-1);
    const before = last && several.parse(last.parameters);
    const merged = before && merge(before, said);
    if (merged) requests[requests.length - 1] = { ...call, parameters: { ...merged } };
    else if (said.operation === 'add' && said.item !== undefined)
      requests.push({ ...call, parameters: { ...call.parameters, items: itemsIn(said.item) } });
    else requests.push(call);
  }
  return requests;
}

function merge(before: AskedList, { operation, item, list, isLast }: AskedList): AskedList | undefined {
  const to = list === undefined ? {} : { list };
  if (operation === 'add' && before.operation === 'add' && before.items) {
    if (isLast) return { ...before, ...to };
    if (item !== undefined && before.list === list)
      return { ...before, items: [...before.items, ...itemsIn(item)] };
  }
  // "I got the milk, take it off the list": what was said by the way is done as it is asked for.
  const isTaken = before.operation === 'complete' && before.item !== undefined;
  const takes = operation === 'complete' || operation === 'remove';
  return isTaken && takes && isLast ? { operation, item: before.item, ...to } : undefined;
}

function nameOf({ name }: StoredList): string {
  return /\blist$/iu.test(name) ? name : `${name} list`;
}
