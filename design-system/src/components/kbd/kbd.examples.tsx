import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { Kbd } from './kbd';

export function Keys(): ReactElement {
  return (
    <Text>
      Press <Kbd>/</Kbd> to search, <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> to remember.
    </Text>
  );
}
