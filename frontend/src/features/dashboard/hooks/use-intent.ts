import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTypingPause } from '../../../components/use-typing-pause';
import { isQuestion } from '../../../lib/is-question';
import { useParseCommandQuery } from '../../../shared/skills/api/skills.api';

export type Intent = 'remember' | 'ask';

/** Longer words are a note. */
const MAX_COMMAND_LENGTH = 300;

/** What the words are for: a guess that follows them, until the person says otherwise. */
export function useIntent(words: string): { intent: Intent; choose: (intent: Intent) => void } {
  const [chosen, setChosen] = useState<Intent | null>(null);
  const [settled, setSettled] = useState('');
  useTypingPause(words.trim(), setSettled);
  const isRead = chosen === null && settled.includes(' ') && settled.length <= MAX_COMMAND_LENGTH;
  const { currentData: parsed } = useParseCommandQuery(
    isRead ? { parseCommand: { text: settled } } : skipToken,
  );
  // The next words are another thing; who empties the field begins anew.
  if (words === '' && chosen !== null) setChosen(null);
  // What is to be done is done in the chat, which can ask back.
  const isCommand = isRead && parsed !== undefined && parsed.outcome !== 'none';
  const guess = isQuestion(words.trim()) || isCommand ? 'ask' : 'remember';
  return { intent: chosen ?? guess, choose: setChosen };
}
