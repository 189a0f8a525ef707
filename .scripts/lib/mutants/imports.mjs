import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Who imports whom within a folder of TypeScript, read once. */
export class Imports {
  importers = new Map();

  constructor(folder) {
    for (const name of globSync('**/*.ts', { cwd: folder })) {
      const file = path.join(folder, name);
      for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
        const imported = sourceOf(path.dirname(file), fileName);
        if (imported) this.importers.set(imported, [...(this.importers.get(imported) ?? []), file]);
      }
    }
  }

  /** The file and all that would not be the same without it. */
  dependentsOf(file) {
    const dependents = new Set([file]);
    for (const each of dependents)
      for (const importer of this.importers.get(each) ?? []) dependents.add(importer);
    return dependents;
  }
}

function sourceOf(folder, name) {
  if (!name.startsWith('.')) return undefined;
  const file = path.join(folder, name.replace(/\.js$/u, '.ts'));
  return existsSync(file) ? file : undefined;
}
