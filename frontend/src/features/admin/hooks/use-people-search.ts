import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

export interface PeopleSearch {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: the field as it was when the typing paused. */
  query: string;
  type: (typed: string) => void;
}

/** Not in the address: somebody's name or e-mail has no business in a history or a log. */
export function usePeopleSearch(): PeopleSearch {
  const [typed, type] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, query, type };
}
