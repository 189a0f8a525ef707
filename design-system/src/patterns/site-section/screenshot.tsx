import styled from '@emotion/styled';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { corner, media, px, space, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { breakpoint, screenshot, size } from '../../tokens/size';
import { useSeen } from './use-seen';

/** Files of one screenshot in one shape: `srcset` values, and a fallback for browsers without `srcset`. */
export interface ScreenshotFiles {
  avif: string;
  webp: string;
  fallback: string;
}

type Scheme = 'dark' | 'light';
type Shape = 'wide' | 'narrow';

export interface ScreenshotProps {
  /** Only the active colour scheme's files are fetched; phones get the narrow shape. */
  files: Record<Scheme, Record<Shape, ScreenshotFiles>>;
  alt: string;
  caption?: ReactNode;
}

/** Rendered widths for `<source>`; preload links must use the same values. */
export const screenshotSizes: Record<Shape, { media: string; sizes: string }> = {
  wide: {
    media: `(min-width: ${px(breakpoint.tablet)})`,
    sizes: `(min-width: ${px(breakpoint.twoPane)}) ${px(size.screenshot)}, calc(100vw - ${space(8)})`,
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

/** Screenshot of the product. */
export function Screenshot({ files, alt, caption }: ScreenshotProps): ReactElement {
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
                ref={(image) => {
                  // A prerendered image may have failed before React listened.
                  if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
                }}
                onError={() => setHasFailed(true)}
              />
            </picture>
          ))}
      </Frame>
      {caption && <Caption>{caption}</Caption>}
    </figure>
  );
}

function Sources({ shape, files }: { shape: Shape; files: ScreenshotFiles }): ReactElement {
  const common = { ...screenshotSizes[shape], ...screenshot[shape] };
  return (
    <>
      <source type="image/avif" srcSet={files.avif} {...common} />
      <source type="image/webp" srcSet={files.webp} {...common} />
    </>
  );
}
