import type { ReactElement } from 'react';
import { TypingLine } from './typing-line';

export function FourPhrases(): ReactElement {
  return (
    <TypingLine
      phrases={['Your Second Brain', 'Always Learning', 'Always Adapting', 'Always Evolving']}
      speed={50}
    />
  );
}
