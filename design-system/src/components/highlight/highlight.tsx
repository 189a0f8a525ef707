import styled from '@emotion/styled';
import { Fragment, type ReactElement } from 'react';
import { color } from '../../theme/vars';

export interface HighlightRange {
  start: number;
  end: number;
}

export interface HighlightProps {
  text: string;
  /** Offsets in UTF-16 code units; they may touch, overlap or come unsorted. */
  ranges: readonly HighlightRange[];
}

const Mark = styled.mark({
  background: 'none',
  color: 'inherit',
  fontWeight: 650,
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  textDecorationColor: color.domain.memory.line,
});

/** Text with its matched words bold and underlined: two signs, neither of them colour alone. */
export function Highlight({ text, ranges }: HighlightProps): ReactElement {
  const marks = mergeRanges(ranges, text.length);
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

function mergeRanges(ranges: readonly HighlightRange[], length: number): HighlightRange[] {
  const merged: HighlightRange[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    const clipped = Math.min(end, length);
    if (clipped <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, clipped);
    else merged.push({ start, end: clipped });
  }
  return merged;
}
