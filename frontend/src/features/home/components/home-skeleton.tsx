import { Card, Masonry } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { RowSkeleton } from '../../../components/row-skeleton';

const ROOMS = [4, 2, 3];

/** The shape of a home that is coming. */
export function HomeSkeleton(): ReactElement {
  return (
    <Masonry>
      {ROOMS.map((rows) => (
        <Card key={rows} padding="none">
          <RowSkeleton rows={rows} />
        </Card>
      ))}
    </Masonry>
  );
}
