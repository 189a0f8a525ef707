import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Highlight, type HighlightRange } from './highlight';

it.each<[string, HighlightRange[], string[]]>([
  ['nothing', [], []],
  ['one word', [{ start: 4, end: 9 }], ['yards']],
  [
    'unsorted words',
    [
      { start: 10, end: 14 },
      { start: 0, end: 3 },
    ],
    ['the', 'near'],
  ],
  [
    'words that overlap or touch',
    [
      { start: 0, end: 5 },
      { start: 3, end: 7 },
      { start: 7, end: 9 },
    ],
    ['the yards'],
  ],
  [
    'ranges beyond the text',
    [
      { start: 10, end: 99 },
      { start: 50, end: 60 },
      { start: 5, end: 5 },
    ],
    ['near'],
  ],
])('marks %s', (_what, ranges, expected) => {
  const { container } = renderWithTheme(<Highlight text="the yards near" ranges={ranges} />);
  expect(container).toHaveTextContent('the yards near');
  expect(screen.queryAllByRole('mark').map((mark) => mark.textContent)).toEqual(expected);
});
