import styled from '@emotion/styled';
import { Children, type ComponentPropsWithRef, type ReactElement, useLayoutEffect, useRef } from 'react';
import { media, space } from '../../theme/css';
import { packBlocks } from './pack-blocks';

export type MasonryProps = ComponentPropsWithRef<'div'>;

const MOST_COLUMNS = 3;
const MOST_BESIDE_A_RAIL = 2;

const Root = styled.div({
  display: 'grid',
  // each block takes the highest place that is free, so that they are read and focused from top to bottom
  gridAutoFlow: 'row dense',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  columnGap: space(2),
  '& > *': { minWidth: 0 },
  [media.onePane]: { gridTemplateColumns: 'repeat(var(--few-columns), minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Blocks of different heights without holes between them: never more columns than blocks. */
export function Masonry({ children, style, ...rest }: MasonryProps): ReactElement {
  const rootRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (rootRef.current ? packBlocks(rootRef.current) : undefined), []);
  const count = Math.max(1, Children.count(children));
  const columns = {
    '--columns': Math.min(count, MOST_COLUMNS),
    '--few-columns': Math.min(count, MOST_BESIDE_A_RAIL),
  };
  return (
    <Root ref={rootRef} style={{ ...columns, ...style }} {...rest}>
      {Children.map(children, (block) => (
        <div>
          <div>{block}</div>
        </div>
      ))}
    </Root>
  );
}
