import styled from '@emotion/styled';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { corner, media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { breakpoint, screenshot, size } from '../../tokens/size';
import { useSeen } from './use-seen';

/** The files of one picture in one shape: sets of widths, and one for browsers that know no sets. */
export interface PictureFiles {
  avif: string;
  webp: string;
  fallback: string;
}

type Scheme = 'dark' | 'light';
type Shape = 'wide' | 'narrow';

export interface ScreenPictureProps {
  /** Only those of the scheme on screen are fetched; a phone gets a picture of a phone. */
  files: Record<Scheme, Record<Shape, PictureFiles>>;
  alt: string;
  caption?: ReactNode;
}

/** How wide they stand on the page, for the browser to choose a file; what preloads one says the same. */
export const pictureSizes: Record<Shape, { media: string; sizes: string }> = {
  wide: {
    media: `(min-width: ${px(breakpoint.tablet)})`,
    sizes: `(min-width: ${px(breakpoint.twoPane)}) ${px(size.screenPicture)}, calc(100vw - ${space(8)})`,
  },
  narrow: {
    media: `(max-width: ${px(breakpoint.tablet - 0.02)})`,
    sizes: `min(${px(size.drawer)}, calc(100vw - ${space(4)}))`,
  },
};

const Frame = styled.div({
  overflow: 'clip',
  aspectRatio: `${String(screenshot.wide.width)} / ${String(screenshot.wide.height)}`,
  border: edge.hairline,
  borderRadius: corner('md'),
  background: color.surface.raised,
  [media.phone]: {
    aspectRatio: `${String(screenshot.narrow.width)} / ${String(screenshot.narrow.height)}`,
    maxWidth: px(size.drawer),
  },
  '& img': { width: '100%', height: 'auto' },
  'html.dark & > [data-for="light"]': { display: 'none' },
  'html:not(.dark) & > [data-for="dark"]': { display: 'none' },
});
const Caption = styled.figcaption({ ...typeStyle('caption'), marginTop: space(1), color: color.text.faint });
const Failure = styled.p({ ...typeStyle('body'), padding: space(4), color: color.text.muted });

/** A screen of the product, as it is. */
export function ScreenPicture({ files, alt, caption }: ScreenPictureProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <figure>
      <Frame ref={frame}>
        {hasFailed && <Failure>Failed to load image</Failure>}
        {isSeen &&
          !hasFailed &&
          (['dark', 'light'] as const).map((scheme) => (
            <picture key={scheme} data-for={scheme}>
              <Sources shape="narrow" files={files[scheme].narrow} />
              <Sources shape="wide" files={files[scheme].wide} />
              <img
                src={files[scheme].wide.fallback}
                alt={alt}
                {...screenshot.wide}
                loading="lazy"
                decoding="async"
                onError={() => setHasFailed(true)}
              />
            </picture>
          ))}
      </Frame>
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

function Sources({ shape, files }: { shape: Shape; files: PictureFiles }): ReactElement {
  const common = { ...pictureSizes[shape], ...screenshot[shape] };
  return (
    <>
      <source type="image/avif" srcSet={files.avif} {...common} />
      <source type="image/webp" srcSet={files.webp} {...common} />
    </>
  );
}
