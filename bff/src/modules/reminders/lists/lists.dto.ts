import { z } from 'zod';
import { plainText } from '../../../common/http/plain-text.js';

const MAX_NAME_LENGTH = 100;
const MAX_ITEM_LENGTH = 500;

export const listName = plainText(MAX_NAME_LENGTH);
export const itemText = plainText(MAX_ITEM_LENGTH);

export const listItem = z
  .object({
    id: z.uuid(),
    listId: z.uuid(),
    text: z.string(),
    isDone: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListItem' });
export type ListItem = z.output<typeof listItem>;

export const list = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    items: z.array(listItem).meta({ description: 'In the order in which they were added.' }),
  })
  .meta({ id: 'List' });
export type List = z.output<typeof list>;

export const lists = z.object({ items: z.array(list) }).meta({ id: 'Lists' });
export type Lists = z.output<typeof lists>;

export const createList = z.strictObject({ name: listName }).meta({ id: 'CreateList' });
export type CreateList = z.output<typeof createList>;

export const renameList = z.strictObject({ name: listName }).meta({ id: 'RenameList' });
export type RenameList = z.output<typeof renameList>;

export const addListItem = z.strictObject({ text: itemText }).meta({ id: 'AddListItem' });
export type AddListItem = z.output<typeof addListItem>;

export const editListItem = z
  .strictObject({ text: itemText.optional(), isDone: z.boolean().optional() })
  .meta({ id: 'EditListItem' });
export type EditListItem = z.output<typeof editListItem>;

const times = { createdAt: z.coerce.date(), updatedAt: z.coerce.date() };
const storedList = z.object({ id: z.uuid(), name: z.string(), key: z.string(), ...times }).nullable();
const storedItem = listItem.extend({ position: z.number(), ...times }).nullable();
/** What was done, as it comes back from where it was kept as JSON. */
export const listChanges = z.array(
  z.discriminatedUnion('of', [
    z.object({ of: z.literal('list'), before: storedList, after: storedList }),
    z.object({ of: z.literal('item'), before: storedItem, after: storedItem }),
  ]),
);
