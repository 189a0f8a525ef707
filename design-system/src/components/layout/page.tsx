import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { media, px, space } from '../../theme/css';
import { size, SPACE_UNIT_PX } from '../../tokens/size';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `content` 1216 px for work, `read` 752 px for one column. @default 'content' */
  width?: 'content' | 'read';
}

const MARGIN_STEPS = 4;
const withMargins = (width: number): string => px(width + 2 * MARGIN_STEPS * SPACE_UNIT_PX);

const Root = styled.div({
  width: '100%',
  maxWidth: withMargins(size.content),
  margin: '0 auto',
  padding: space(MARGIN_STEPS, MARGIN_STEPS, 8),
  '&[data-width="read"]': { maxWidth: withMargins(size.thread) },
  [media.phone]: { padding: space(2, 2, 4) },
});

/** The width and margins of a page. */
export function Page({ width = 'content', ...rest }: PageProps): ReactElement {
  return <Root data-width={width} {...rest} />;
}
