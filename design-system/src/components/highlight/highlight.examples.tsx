import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { Highlight } from './highlight';

export function MatchedWords(): ReactElement {
  const text = '…sat in the courtyard until eleven, Jonas wouldn’t stop about the grilled octopus.';
  const ranges = ['courtyard', 'Jonas', 'grilled octopus'].map((word) => {
    const start = text.indexOf(word);
    return { start, end: start + word.length };
  });
  return (
    <Text variant="read">
      <Highlight text={text} ranges={ranges} />
    </Text>
  );
}
