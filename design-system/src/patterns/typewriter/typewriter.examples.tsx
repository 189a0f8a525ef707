import type { ReactElement } from 'react';
import { Typewriter } from './typewriter';

export function FourPhrases(): ReactElement {
  return (
    <Typewriter
      phrases={['Your Second Brain', 'Always Learning', 'Always Adapting', 'Always Evolving']}
      speed={50}
    />
  );
}
