import { type ImportFormat, type ImportMapping } from '../import-formats.js';
import { type Source } from '../../../imports/source/source.js';
import { type RunTextTask } from './read-row.js';
import { type RestoredMemory } from './restored-memory.js';

/** A memory as its file has it: nothing is cleaned, cut or checked yet. */
export interface FoundMemory {
  row: number;
  file: string;
  text: string;
  kind?: string | undefined;
  tags?: readonly string[] | undefined;
  importance?: number | undefined;
  occurredAt?: Date | null | undefined;
  author?: string | undefined;
  thread?: string | undefined;
  seq?: number | undefined;
  externalId?: string | undefined;
  /** What other memories of the file call it. */
  names?: readonly string[];
  /** What it calls others. */
  links?: readonly string[];
  /** What to tell about it although it is kept. */
  remark?: string | undefined;
  /** Says which memory it is where its words do not: an id that no other file uses for something else. */
  identity?: string;
  /** It was a memory of Twyn's before. */
  restored?: RestoredMemory;
}

/** What cannot be kept, and why: one sentence for a person. */
export interface SkippedRow {
  row: number;
  file: string;
  reason: string;
}

export interface Outline {
  /** Of a table: the heads of its columns, and what each seems to hold. */
  columns: string[];
  mapping: ImportMapping | null;
  warnings: string[];
}

export interface HowToReadMemories {
  /** Of a table. */
  readonly mapping: ImportMapping | null;
  readonly run: RunTextTask;
}

/** What a file gives, row by row. */
export type FoundRows = AsyncIterable<FoundMemory | SkippedRow>;

/** Reads one format. Another format is another file with one of these, and a line in `importers.ts`. */
export interface Importer {
  readonly id: ImportFormat;
  /** By what the file holds, not by its name. */
  recognises(source: Source): Promise<boolean>;
  /** What there is to say and to ask before it is read. */
  preview(source: Source): Promise<Outline>;
  /** The same rows in the same order every time: an interrupted import goes on by their number. */
  read(source: Source, how: HowToReadMemories): FoundRows;
}

export const NOTHING_TO_ASK: Outline = { columns: [], mapping: null, warnings: [] };

export function isSkipped(item: object): item is SkippedRow {
  return 'reason' in item;
}
