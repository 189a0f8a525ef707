import { Box } from '@twyn/design-system';
import { type ReactElement, useMemo } from 'react';
import { encode } from 'uqr';

const BORDER = 2;

/** A code that a camera reads; dark on white in both themes, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { border: BORDER });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  }, [text]);
  return (
    <Box sx={{ width: 128, flex: 'none' }}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
