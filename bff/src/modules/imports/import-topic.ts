import { type Topic } from '../events/live-event.js';
import { type ImportKind } from './imports.rows.js';

const TOPICS: Readonly<Record<ImportKind, Topic>> = {
  memory: 'imports',
  readings: 'reading-imports',
  moods: 'mood-imports',
};

/** Under which name tabs hear of imports of that kind. */
export function topicOf(kind: ImportKind): Topic {
  return TOPICS[kind];
}
