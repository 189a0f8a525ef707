import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { color } from '../../theme/vars';

export const diffKinds = ['same', 'removed', 'added'] as const;
export const diffTones = ['plain', 'quiet'] as const;

export interface DiffTextPart {
  kind: (typeof diffKinds)[number];
  text: string;
}

export interface DiffTextProps {
  /** What stayed, went and came, in reading order. */
  parts: readonly DiffTextPart[];
  /** `quiet` without hues, where the change is told rather than judged. @default 'plain' */
  tone?: (typeof diffTones)[number];
}

const Removed = styled.del({
  color: color.status.danger.fg,
  '&[data-tone="quiet"]': { color: color.text.muted },
});
const Added = styled.ins({
  // what replaces something keeps its distance from it
  'del + &': { marginInlineStart: '0.25em' },
  color: color.status.success.fg,
  textDecoration: 'none',
  fontWeight: 550,
  '&[data-tone="quiet"]': { color: color.text.primary },
});

/** A change in words: removed text struck through, added text bold, so that colour only helps. */
export function DiffText({ parts, tone }: DiffTextProps): ReactElement {
  return (
    <>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') return text;
        const Part = kind === 'removed' ? Removed : Added;
        return (
          <Part key={index} data-tone={tone}>
            {text}
          </Part>
        );
      })}
    </>
  );
}
