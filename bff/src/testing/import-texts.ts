import { delimiterOf } from '../modules/memory/imports/formats/csv-outline.js';
import { readElement } from '../modules/memory/imports/formats/json-element.js';
import { readNote } from '../modules/memory/imports/formats/markdown-note.js';
import { toImported } from '../modules/memory/imports/formats/storable.js';

/** A text as each format of imports would have it in a file. */
export const noteOf = (text: string): unknown => readNote('Note.md', `---\ndate: 2024-01-01\n---\n${text}`);
export const storedOf = (text: string): unknown => toImported('text', { row: 1, file: 'notes.txt', text });
export const jsonRow = (text: string): unknown =>
  readElement(JSON.stringify({ text, date: text, tags: [text] }));
export const csvHead = (text: string): unknown => delimiterOf(`date,text\n${text}\n`);
