import type { SearchReason } from './api/memory.api';

/** Names of the signs of relevance, short enough to stand beside a bar. */
export const signalNames: Record<SearchReason['signal'], string> = {
  words: 'Words',
  meaning: 'Meaning',
  name: 'Name',
  date: 'Date',
  answer: 'Answer',
  neighbour: 'Nearby',
  recency: 'Recent',
  importance: 'Important',
};
