import {
  ENTITIES_FILE,
  type ExportedEntity,
  exportedEntity,
  exportedMemory,
  MANIFEST_FILE,
  MEMORIES_FILE,
  withCurrentNames,
} from '../../exports/exported-memory.js';
import { UnreadableFile } from '../../../imports/import.errors.js';
import { jsonElements } from '../../../imports/source/json-elements.js';
import { type Source } from '../../../imports/source/source.js';
import { type FoundRows, type Importer, NOTHING_TO_ASK } from './importer.js';

const MAX_LINE = 16_000_000;
const BROKEN = 'The line is not as Twyn wrote it.';

/** Twyn's own export: every memory comes back as it was, under its own id. */
export const twynImporter: Importer = {
  id: 'twyn',
  recognises: (source) =>
    Promise.resolve(place(source, MEMORIES_FILE) >= 0 && place(source, MANIFEST_FILE) >= 0),
  preview: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source): FoundRows {
  const entities = await readEntities(source);
  // Those that the user wants to see no more belong to no memory; the first brings them.
  const hidden = [...entities.values()].filter(({ ignoredAt }) => ignoredAt !== null);
  const lines = source.entryText(place(source, MEMORIES_FILE));
  for await (const { row, json } of jsonElements(lines, MAX_LINE)) {
    const { data: memory } = exportedMemory.safeParse(json === null ? null : withCurrentNames(parse(json)));
    if (!memory) {
      yield { row, file: MEMORIES_FILE, reason: BROKEN };
      continue;
    }
    const spokenOf = memory.entities.flatMap((id) => entities.get(id) ?? []);
    yield {
      row,
      file: MEMORIES_FILE,
      text: memory.text,
      identity: memory.id,
      restored: { memory, entities: row === 1 ? [...hidden, ...spokenOf] : spokenOf },
    };
  }
}

async function readEntities(source: Source): Promise<Map<string, ExportedEntity>> {
  const entities = new Map<string, ExportedEntity>();
  const index = place(source, ENTITIES_FILE);
  if (index < 0) return entities;
  for await (const { json } of jsonElements(source.entryText(index), MAX_LINE)) {
    const { data } = exportedEntity.safeParse(json === null ? null : parse(json));
    if (!data) throw new UnreadableFile(`${ENTITIES_FILE} is not as Twyn wrote it.`);
    entities.set(data.id, data);
  }
  return entities;
}

function place({ archive }: Source, file: string): number {
  return archive?.entries.findIndex(({ name }) => name === file) ?? -1;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
