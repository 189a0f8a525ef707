import type { ReactElement } from 'react';
import { Glyph } from '../glyph/glyph';
import { ChoiceCard } from './choice-card';

export function OpenAndNot(): ReactElement {
  return (
    <>
      <ChoiceCard glyph={<Glyph domain="memory" />} title="Memories" selected>
        What you told it.
      </ChoiceCard>
      <ChoiceCard glyph={<Glyph domain="body" />} title="Body" selected={false}>
        What it read.
      </ChoiceCard>
    </>
  );
}
