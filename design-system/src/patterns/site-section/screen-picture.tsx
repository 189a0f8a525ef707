import styled from '@emotion/styled';
import { useState, type ReactElement, type ReactNode } from 'react';
import { corner, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface ScreenPictureProps {
  /** One address for each scheme; only the one on screen is fetched. */
  src: { dark: string; light: string };
  alt: string;
  width: number;
  height: number;
  caption?: ReactNode;
}

const Frame = styled.div({
  overflow: 'clip',
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  '& > img': { width: '100%', height: 'auto' },
  'html.dark & > [data-for="light"]': { display: 'none' },
  'html:not(.dark) & > [data-for="dark"]': { display: 'none' },
});
const Caption = styled.figcaption({ ...typeStyle('caption'), marginTop: space(1), color: color.text.faint });
const Failure = styled.p({ ...typeStyle('body'), padding: space(4), color: color.text.muted });

/** A screen of the product, as it is. */
export function ScreenPicture({ src, alt, width, height, caption }: ScreenPictureProps): ReactElement {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <figure>
      <Frame>
        {hasFailed ? (
          <Failure>Failed to load image</Failure>
        ) : (
          (['dark', 'light'] as const).map((scheme) => (
            <img
              key={scheme}
              data-for={scheme}
              src={src[scheme]}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              onError={() => setHasFailed(true)}
            />
          ))
        )}
      </Frame>
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}
