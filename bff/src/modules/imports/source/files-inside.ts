import { type Source } from './source.js';

/** A file as it was uploaded, or one of its archive. */
export interface FileInside {
  /** Its path inside of the archive. */
  name: string;
  head(): Promise<string>;
  headBytes(): Promise<Buffer>;
  text(): AsyncIterable<string>;
  rawBytes(): AsyncIterable<Buffer>;
}

/** The file itself, or those of its archive, in the order of their names: the same every time. */
export function filesIn(source: Source): FileInside[] {
  const { archive } = source;
  if (!archive)
    return [
      {
        name: source.name,
        head: () => Promise.resolve(source.head),
        headBytes: () => Promise.resolve(source.headBytes),
        text: () => source.text(),
        rawBytes: () => source.rawBytes(),
      },
    ];
  return archive.entries
    .map(({ name }, index) => ({
      name,
      head: () => source.entryHead(index),
      headBytes: () => source.entryHeadBytes(index),
      text: () => source.entryText(index),
      rawBytes: () => source.entryBytes(index),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

/** Without its folders. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
