import type { ReactElement } from 'react';
import { HomeIcon, type HomeIconName } from '../icon/home-icon';
import { Glyph, glyphIconSizes, type GlyphProps } from './glyph';

export interface HomeGlyphProps extends Pick<GlyphProps, 'size'> {
  icon: HomeIconName;
  /** Something is on, open or connected. @default false */
  isActive?: boolean | undefined;
}

/** The kind of a device on the home's fill while it is active. */
export function HomeGlyph({ icon, isActive = false, size = 'md' }: HomeGlyphProps): ReactElement {
  return (
    <Glyph domain={isActive ? 'home' : 'neutral'} size={size}>
      <HomeIcon name={icon} size={glyphIconSizes[size]} />
    </Glyph>
  );
}
