import { expect, test } from 'vitest';
import { readAttachment } from './attachment';

const file = (name: string, content: BlobPart, type = ''): File => new File([content], name, { type });

test('a short text is quoted behind what is written', async () => {
  expect(await readAttachment(file('notes.md', '# Boat\r\n\nIt is called Juno.'), 'Look: ')).toEqual({
    kind: 'quoted',
    text: 'Look:\n\nFrom notes.md:\n> # Boat\n>\n> It is called Juno.\n\n',
  });
});

test.each([
  ['long.txt', 'a'.repeat(4_001), 'text/plain', 'longer than a message'],
  ['book.txt', 'a'.repeat(20_000), 'text/plain', 'longer than a message'],
  ['data.csv', 'a,b', 'text/csv', 'no plain text'],
])('%s is for the import', async (name, content, type, why) => {
  expect(await readAttachment(file(name, content, type), '')).toMatchObject({
    kind: 'import',
    why: expect.stringContaining(why) as string,
  });
});

test.each([
  ['empty.txt', '', 'text/plain', 'is empty'],
  ['photo.png', 'x', 'image/png', 'holds no text'],
  ['odd.txt', 'a\0b', 'text/plain', 'not a text'],
])('%s cannot be read', async (name, content, type, why) => {
  expect(await readAttachment(file(name, content, type), '')).toMatchObject({
    kind: 'unreadable',
    why: expect.stringContaining(why) as string,
  });
});
