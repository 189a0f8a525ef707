import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

const BYTES = 5_000_000;
/** As long as one note may be. */
const NOTE_LENGTH = 900_000;

/** One file of 5 MB for each format, made of these texts; gives their paths. */
export async function writeFiles(folder: string, texts: readonly string[]): Promise<string[]> {
  const some: string[] = [];
  for (let bytes = 0, at = 0; bytes < BYTES; at += 1) {
    // Not the same as what was told, which would be left out as repeated.
    const text = `File ${String(at)} ${texts[at % texts.length] ?? ''}`;
    some.push(text);
    bytes += Buffer.byteLength(text);
  }
  const note = some.join('\n').slice(0, NOTE_LENGTH);
  const files: Record<string, string> = {
    'notes.json': JSON.stringify(some.map((text) => ({ text: `json ${text}` }))),
    'notes.csv': ['date,text', ...some.map((text) => `2024-01-01,"csv ${text.replaceAll('"', '""')}"`)].join(
      '\n',
    ),
    'note.md': `---\ndate: 2024-01-01\n---\n# Hostile\n\n[[One]] ${note}`,
    'notes.txt': some.map((text) => `txt ${text.replaceAll(/\n+/g, ' ')}`).join('\n\n'),
    'conversations.json': JSON.stringify([conversation(some)]),
  };
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    paths.push(path.join(folder, name));
    await writeFile(path.join(folder, name), content);
  }
  return [...paths, await writeVault(path.join(folder, 'vault.zip'), some)];
}

async function writeVault(file: string, texts: readonly string[]): Promise<string> {
  const zip = new yazl.ZipFile();
  for (const [place, text] of texts.entries())
    zip.addBuffer(Buffer.from(`vault ${text}`), `Notes/Note ${String(place)}.md`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

function conversation(texts: readonly string[]): object {
  const mapping = Object.fromEntries(
    texts.map((text, place) => [
      `n${String(place)}`,
      {
        parent: place === 0 ? null : `n${String(place - 1)}`,
        message: {
          id: crypto.randomUUID(),
          author: { role: 'user' },
          create_time: 1_700_000_000 + place,
          content: { content_type: 'text', parts: [`gpt ${text}`] },
        },
      },
    ]),
  );
  const current = `n${String(texts.length - 1)}`;
  return {
    id: crypto.randomUUID(),
    title: 'Hostile',
    create_time: 1_700_000_000,
    current_node: current,
    mapping,
  };
}
