import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { listChanges } from '../lists/lists.dto.js';
import { type ListBox, ListsService, type StoredList } from '../lists/lists.service.js';
import { runInTransaction } from '../../skills/kit/run-in-transaction.js';
import { itemNamed, itemsIn, listNamed, listSaid } from './list-selection.js';
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
  operation: z.enum(['add', 'complete', 'remove', 'create', 'rename', 'query']),
  item: z.string().max(500).optional(),
  list: z.string().max(100).optional().meta({ description: 'The name of the list, such as shopping.' }),
  newName: z.string().max(100).optional().meta({ description: 'What a list is called from now on.' }),
  isEmptied: z.boolean().optional().meta({ description: 'All items go, the list stays.' }),
});
/** As it is carried out: what goes to one list goes there together. */
const several = asked.extend({ items: z.array(z.string()).optional() });
type AskedList = z.output<typeof several>;

/** Where things go of which nobody said where. */
const USUAL_LIST = 'shopping';

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
      return request.item === undefined
        ? removeList(box, request)
        : removeItem(box, request.item, request.list);
    case 'create':
      return create(box, request);
    case 'rename':
      return rename(box, request);
    case 'query':
      return query(box, request);
  }
}

/** A list that is not there yet is made. */
async function add(box: ListBox, { item, items, list }: AskedList): Promise<string> {
  const texts = items ?? (item === undefined ? [] : itemsIn(item));
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

async function complete(box: ListBox, { item, list }: AskedList): Promise<string> {
  if (item === undefined) throw new SkillRefused('What shall I tick off?');
  const found = await itemNamed(box, item, list);
  await box.editItem(found.item, { isDone: true });
  return `${found.item.text} is ticked off your ${nameOf(found.list)}.`;
}

async function removeItem(box: ListBox, item: string, list: string | undefined): Promise<string> {
  const found = await itemNamed(box, item, list);
  await box.removeItem(found.item);
  return `${found.item.text} is off your ${nameOf(found.list)}.`;
}

async function removeList(box: ListBox, { list, isEmptied = false }: AskedList): Promise<string> {
  if (list === undefined) throw new SkillRefused('Which list?');
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

/** Neighbouring items for one list are one request, which is answered in one sentence. */
function joined(all: readonly SkillCall[]): SkillCall[] {
  const requests: SkillCall[] = [];
  for (const call of all) {
    const { operation, item, list } = asked.parse(call.parameters);
    const last = requests.at(-1);
    const before = last && several.parse(last.parameters);
    if (operation !== 'add' || item === undefined) requests.push(call);
    else if (last && before?.items && before.list === list)
      requests[requests.length - 1] = {
        ...last,
        parameters: { ...before, items: [...before.items, ...itemsIn(item)] },
      };
    else requests.push({ ...call, parameters: { ...call.parameters, items: itemsIn(item) } });
  }
  return requests;
}

function nameOf({ name }: StoredList): string {
  return /\blist$/iu.test(name) ? name : `${name} list`;
}
