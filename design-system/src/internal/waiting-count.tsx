import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tabularFigures, typeStyle } from '../theme/css';
import { color } from '../theme/vars';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';

const Count = styled.span({
  ...typeStyle('caption'),
  ...tabularFigures,
  marginInlineStart: 'auto',
  color: color.text.faint,
});

/** What waits for the reader behind a link, never a total. Nothing waiting shows nothing. */
export function WaitingCount({ count = 0 }: { count?: number | undefined }): ReactNode {
  if (count === 0) return null;
  return (
    <>
      <Count aria-hidden>{count}</Count>
      <VisuallyHidden>, {count} waiting</VisuallyHidden>
    </>
  );
}
