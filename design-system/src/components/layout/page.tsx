import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { size } from '../../tokens/space';
import { media, px, space } from '../../theme/vars';

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `content` 1216 px for work, `read` for one column of prose. @default 'content' */
  width?: 'content' | 'read';
}

const Root = styled('div')({
  width: '100%',
  margin: '0 auto',
  padding: space(4, 4, 8),
  maxWidth: px(size.content + 64),
  '&[data-width="read"]': { maxWidth: px(size.thread + 64) },
  [media.phone]: { padding: space(2, 2, 4) },
});

/** The width and margins of a page. */
export function Page({ width = 'content', ...rest }: PageProps): ReactElement {
  return <Root data-width={width} {...rest} />;
}
