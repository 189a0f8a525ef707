import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH_PARAM } from '../../../lib/addresses';

/** Long enough to let a word be typed, short enough to feel like an answer while typing. */
const PAUSE_MS = 200;

export interface SearchQuery {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: the field as it was when the typing paused. */
  query: string;
  type: (typed: string) => void;
  /** Searches at once. */
  submit: () => void;
}

/** The search as the address holds it. Typing replaces the address, so that "back" leaves the search. */
export function useSearchQuery(): SearchQuery {
  const [params, setParams] = useSearchParams();
  const query = params.get(SEARCH_PARAM) ?? '';
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  const isSettled = typed.trim() === query;

  // The address changed by itself: a suggestion was followed, or the reader went back.
  if (query !== followed) {
    setFollowed(query);
    if (!isSettled) setTyped(query);
  }

  const submit = (): void => {
    const next = typed.trim();
    setFollowed(next);
    setParams(next === '' ? {} : { [SEARCH_PARAM]: next }, { replace: true });
  };

  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(submit, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return { typed, query, type: setTyped, submit };
}
