import { jsonElements } from '../../../imports/source/json-elements.js';
import { type Source } from '../../../imports/source/source.js';
import { type FoundRows, type HowToReadMemories, type Importer, NOTHING_TO_ASK } from './importer.js';
import { readRow, type RunTextTask } from './read-row.js';

/** A year of one conversation is a few million characters. */
const MAX_CONVERSATION = 32_000_000;
/** Large exports come in several files. */
const FILE = /(^|\/)conversations(-\d+)?\.json$/;

/** The conversations of a ChatGPT account, alone or in the zip they come in. What ChatGPT said is marked as its own. */
export const chatgptImporter: Importer = {
  id: 'chatgpt',
  recognises: ({ archive, head }) =>
    Promise.resolve(
      archive
        ? archive.entries.some(({ name }) => FILE.test(name))
        : /^\s*\[\s*\{/.test(head) &&
            /"mapping"\s*:\s*\{/.test(head) &&
            /"(title|current_node)"\s*:/.test(head),
    ),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source, { run }: HowToReadMemories): FoundRows {
  if (!source.archive) {
    yield* readFile(source.name, source.text(), run);
    return;
  }
  for (const [index, { name }] of source.archive.entries.entries()) {
    if (FILE.test(name)) yield* readFile(name, source.entryText(index), run);
  }
}

async function* readFile(file: string, text: AsyncIterable<string>, run: RunTextTask): FoundRows {
  for await (const { row, json } of jsonElements(text, MAX_CONVERSATION)) {
    const place = { row, file };
    if (json === null) {
      yield { ...place, reason: 'The conversation is longer than 32 million characters.' };
      continue;
    }
    const read = await readRow(() => run('readConversation', { json }, json.length));
    if ('reason' in read) yield { ...place, ...read };
    else for (const said of read.said) yield { ...place, ...said };
  }
}
