import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { COMPILED, readDataFile, readDataFiles } from './data-files.js';

const words = z.strictObject({ words: z.array(z.string()) });

describe('the data of a folder', () => {
  let folder: string;
  const write = (name: string, content: string): void => {
    writeFileSync(path.join(folder, name), content);
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'data-'));
    write('b.yaml', 'words: [two]');
    write('a.yaml', 'words: [one]');
    write('notes.txt', 'not read');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is its YAML by the names of the files', () => {
    expect(readDataFiles(folder, words)).toEqual([{ words: ['one'] }, { words: ['two'] }]);
    expect(readDataFile(folder, 'b.yaml', words)).toEqual({ words: ['two'] });
    expect(readDataFiles(path.join(folder, 'none'), words)).toEqual([]);
  });

  it('is what the build made of it, where it did', () => {
    write(COMPILED, '{"c.yaml": {"words": ["three"]}}');
    expect(readDataFiles(folder, words)).toEqual([{ words: ['three'] }]);
  });

  it('is refused with the name of the file where it is not what it should be', () => {
    write('b.yaml', 'word: [two]');
    expect(() => readDataFiles(folder, words)).toThrow(/b\.yaml.*word/su);
  });
});
