import { type MoodValue } from '../mood-entry.js';

/** The first that recognises a file reads it. */
export const MOOD_FORMATS = ['daylio', 'day-one', 'csv'] as const;
export type MoodFormat = (typeof MOOD_FORMATS)[number];

/** What a column of a table may hold; `time` is a day with its hour, `clock` the hour of a day that stands in `date`. */
export const MOOD_COLUMNS = [
  'ignore',
  'time',
  'date',
  'clock',
  'mood',
  'energy',
  'stress',
  'tags',
  'title',
  'note',
] as const;
export type MoodColumn = (typeof MOOD_COLUMNS)[number];

/** Of how many steps numbers are. */
export const SCALES = [5, 10, 100] as const;
export type Scale = (typeof SCALES)[number];

/** How a file is read. */
export interface MoodMapping {
  /** Of a table: the heads it was made for, so that the next with the same heads is read alike. */
  heads: string[];
  columns: MoodColumn[];
  /** The step of each word that the file has for a mood; null where nobody chose one. */
  words: { word: string; mood: MoodValue | null }[];
  most: Scale;
  /** The step of an entry that tells none; null leaves it out. */
  otherwise: MoodValue | null;
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
}

/** What was chosen at the start of an import, as its row keeps it. */
export interface ChosenMoods {
  timeZone: string;
  read: MoodMapping;
}

/** The group of tags that a file brings, where there is no tag of that name yet. */
export const TAG_GROUPS: Readonly<Record<MoodFormat, string>> = {
  daylio: 'Daylio',
  'day-one': 'Day One',
  csv: 'Imported',
};
