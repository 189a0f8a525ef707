import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypingPause } from '../../../components/use-typing-pause';
import { SEARCH_PARAM } from '../../../lib/addresses';
import { saveSearch } from '../lib/recent-searches';
import { LIKE_PARAM, SEARCH_MODE_PARAM } from '../lib/memory-addresses';

export const searchModes = ['both', 'meaning', 'exact'] as const;
export type SearchMode = (typeof searchModes)[number];

export interface SearchQuery {
  /** What stands in the field. */
  typed: string;
  /** What is searched for: the field as it was when the typing paused. */
  query: string;
  mode: SearchMode;
  /** The memory whose like is looked for, instead of words. */
  like: string | null;
  type: (typed: string) => void;
  /** Searches at once. */
  submit: () => void;
  /** Searches for something else, or elsewhere, at once. */
  change: (changes: { query?: string; mode?: SearchMode }) => void;
}

/** The search as the address holds it. Typing replaces the address, so that "back" leaves the search. */
export function useSearchQuery(): SearchQuery {
  const [params, setParams] = useSearchParams();
  const query = params.get(SEARCH_PARAM) ?? '';
  const mode = searchModes.find((each) => each === params.get(SEARCH_MODE_PARAM)) ?? 'both';
  const [typed, setTyped] = useState(query);
  const [followed, setFollowed] = useState(query);
  const isSettled = typed.trim() === query;

  // The address changed by itself: a suggestion was followed, or the reader went back.
  if (query !== followed) {
    setFollowed(query);
    if (!isSettled) setTyped(query);
  }

  const change: SearchQuery['change'] = (changes) => {
    const next = { query: typed.trim(), mode, ...changes };
    setFollowed(next.query);
    setTyped((shown) => (shown.trim() === next.query ? shown : next.query));
    const pairs = {
      ...(next.query !== '' && { [SEARCH_PARAM]: next.query }),
      ...(next.mode !== 'both' && { [SEARCH_MODE_PARAM]: next.mode }),
    };
    setParams(pairs, { replace: true });
  };

  useTypingPause(typed, () => {
    if (!isSettled) change({});
  });

  return {
    typed,
    query,
    mode,
    like: query === '' ? params.get(LIKE_PARAM) : null,
    type: setTyped,
    submit: () => {
      if (typed.trim() !== '') saveSearch(typed.trim());
      change({});
    },
    change,
  };
}
