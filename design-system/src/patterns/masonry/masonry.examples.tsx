import type { ReactElement } from 'react';
import { Card } from '../../components/card/card';
import { Masonry } from './masonry';

const lines = [5, 2, 3, 1, 4, 2];

export function RoomsOfDifferentHeights(): ReactElement {
  return (
    <Masonry>
      {lines.map((count, index) => (
        <Card key={index} title={`Room ${String(index + 1)}`}>
          {Array.from({ length: count }, (_, line) => (
            <p key={line}>Something that stands in it.</p>
          ))}
        </Card>
      ))}
    </Masonry>
  );
}
