import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { Citation } from './citation';

export function InText(): ReactElement {
  return (
    <Text variant="read" measure>
      Short sleep explains most of it.
      <Citation number={1} domain="body" name="Sleep" href="#source-1" /> Your check-ins fell on the same
      days.
      <Citation number={2} domain="mood" name="Check-ins" href="#source-2" /> Late calls came before it,
      <Citation number={3} name="Toronto calls until April" href="#source-3" /> and a warm bedroom.
      <Citation number={4} domain="home" name="Bedroom sensor" href="#source-4" />
    </Text>
  );
}
