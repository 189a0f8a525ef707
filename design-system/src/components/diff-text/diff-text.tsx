import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { color } from '../../theme/vars';

export const diffKinds = ['same', 'removed', 'added'] as const;

export interface DiffTextPart {
  kind: (typeof diffKinds)[number];
  text: string;
}

export interface DiffTextProps {
  /** What stayed, went and came, in reading order. */
  parts: readonly DiffTextPart[];
}

const Removed = styled.del({ color: color.status.danger.fg });
const Added = styled.ins({
  // what replaces something keeps its distance from it
  'del + &': { marginInlineStart: '0.25em' },
  color: color.status.success.fg,
  textDecoration: 'none',
  fontWeight: 550,
});

/** A change in words: removed text struck through, added text bold, so that colour only helps. */
export function DiffText({ parts }: DiffTextProps): ReactElement {
  return (
    <>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'removed') return <Removed key={index}>{text}</Removed>;
        if (kind === 'added') return <Added key={index}>{text}</Added>;
        return text;
      })}
    </>
  );
}
