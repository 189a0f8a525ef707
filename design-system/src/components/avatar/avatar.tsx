import styled from '@emotion/styled';
import { useState, type ReactElement } from 'react';
import { typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size as sizes } from '../../tokens/size';

export interface AvatarProps {
  /** Whose it is; the initials come from here. */
  name: string;
  /** A photo; the initials stay when it cannot be loaded. */
  src?: string | null;
  /** Pixels. @default 32 */
  size?: number;
}

const Root = styled.span({
  ...typeStyle('caption'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.surface.selected,
  color: color.text.primary,
  fontWeight: 600,
  // drawn, not written: nobody calls the control around it by the initials
  '&::before': { content: 'attr(data-initials)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A person, by photo or initials. Decoration: say the name beside it or on the control around it. */
export function Avatar({ name, src, size = sizes.avatar }: AvatarProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  const photo = src && src !== failedSrc ? src : undefined;
  return (
    <Root
      style={{ width: size, height: size }}
      data-initials={photo ? undefined : initials(name)}
      aria-hidden
    >
      {photo && <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setFailedSrc(photo)} />}
    </Root>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '').at(0) ?? '')
    .join('')
    .toLocaleUpperCase();
}
