import { useState } from 'react';
import { useTypingPause } from '../../../components/use-typing-pause';

export interface PeopleSearch {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: the field as it was when the typing paused. */
  query: string;
  type: (typed: string) => void;
}

/** Not in the address: somebody's name or email has no business in a history or a log. */
export function usePeopleSearch(): PeopleSearch {
  const [typed, type] = useState('');
  const [query, setQuery] = useState('');
  useTypingPause(typed, (words) => setQuery(words.trim()));
  return { typed, query, type };
}
