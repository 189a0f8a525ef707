import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { VisuallyHidden } from './visually-hidden';

export function ExtraWords(): ReactElement {
  return (
    <Text>
      14 <VisuallyHidden>results</VisuallyHidden>
    </Text>
  );
}
