import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** What the build makes of the YAML of a folder, by the names of the files; the sources are read where it is not there. */
export const COMPILED = 'all.json';

/** What the YAML files of a folder say, in the order of their names. Throws where one is not what it should be. */
export function readDataFiles<T extends z.ZodType>(folder: string, schema: T): z.output<T>[] {
  return Object.entries(contentsOf(folder)).map(([name, content]) =>
    checked(path.join(folder, name), content, schema),
  );
}

/** The same of one of them. */
export function readDataFile<T extends z.ZodType>(folder: string, name: string, schema: T): z.output<T> {
  return checked(path.join(folder, name), contentsOf(folder)[name], schema);
}

function checked<T extends z.ZodType>(file: string, content: unknown, schema: T): z.output<T> {
  const read = schema.safeParse(content);
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return read.data;
}

function contentsOf(folder: string): Record<string, unknown> {
  const compiled = path.join(folder, COMPILED);
  if (existsSync(compiled)) return JSON.parse(readFileSync(compiled, 'utf8')) as Record<string, unknown>;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  return Object.fromEntries(
    names.sort().map((name) => [name, parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}
