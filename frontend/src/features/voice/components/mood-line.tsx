import { Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { readMood } from '../../../shared/mood/read-mood';

/** The feeling in the words, and how it was read; nothing where no word tells of one. */
export function MoodLine({ text }: { text: string }): ReactNode {
  const { sentiment, emotion, words } = readMood(text);
  if (words.length === 0) return null;
  const feeling = emotion === 'none' ? sentiment : `${emotion} (${sentiment})`;
  return (
    <Text variant="caption" tone="muted" as="p">
      Sounds like {feeling}, from “{words.join('”, “')}”. Read by counting words of a list of 38, not from
      your voice.
    </Text>
  );
}
