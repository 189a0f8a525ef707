import { type Source } from '../../../imports/source/source.js';
import { type SkippedRow } from '../../../imports/source/table-rows.js';
import { type MoodFormat, type MoodMapping } from '../mood-formats.js';

/** An entry as its file has it: nothing is cleaned, cut or checked yet. */
export interface FoundMood {
  row: number;
  file: string;
  /** Says which entry it is: the same whenever the file is read, in whatever zone. */
  identity: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The word or the number for the mood; empty where there is none, and a tag may tell it. */
  said: string;
  energy: string;
  stress: string;
  title: string;
  note: string;
  tags: readonly string[];
}

export type MoodItem = FoundMood | SkippedRow;

export interface MoodOutline {
  /** Of a table without a known maker: the heads of its columns. */
  columns: string[];
  /** What the file alone says of how it is read: without the steps of its words. */
  mapping: MoodMapping;
  warnings: string[];
}

export interface HowToReadMoods {
  /** For times that name no zone. */
  timeZone: string;
  mapping: MoodMapping;
}

/** Reads one format. Another format is another file with one of these, and a line in `importers.ts`. */
export interface MoodImporter {
  readonly id: MoodFormat;
  /** By what the file holds, not by its name. */
  recognises(source: Source): Promise<boolean>;
  outline(source: Source): MoodOutline;
  /** The same items in the same order every time: an interrupted import goes on by their number. */
  read(source: Source, how: HowToReadMoods): AsyncIterable<MoodItem>;
}

export const NOTHING_CHOSEN: MoodMapping = {
  heads: [],
  columns: [],
  words: [],
  most: 5,
  otherwise: null,
  isDayFirst: true,
};

export function isSkippedMood(item: object): item is SkippedRow {
  return 'reason' in item;
}
