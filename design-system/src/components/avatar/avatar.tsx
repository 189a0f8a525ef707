import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { color, typeStyle } from '../../theme/vars';

export interface AvatarProps {
  /** Whose it is; the initials come from here. */
  name: string;
  /** A photo; the initials stay when it cannot be loaded. */
  src?: string | null;
  /** Pixels. @default 32 */
  size?: number;
}

const Root = styled('span')({
  ...typeStyle('caption'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: color.surface.selected,
  color: color.text.primary,
  fontWeight: 600,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A person, by photo or initials. Decoration: say the name beside it or on the control around it. */
export function Avatar({ name, src, size = 32 }: AvatarProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Root style={{ width: size, height: size }} aria-hidden>
      {src && src !== failedSrc ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setFailedSrc(src);
          }}
        />
      ) : (
        initials(name)
      )}
    </Root>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/[\s._-]+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
