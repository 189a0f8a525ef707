import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { Scrubber } from './scrubber';

function show(value: number): ReturnType<typeof vi.fn> {
  const onChange = vi.fn();
  renderWithTheme(
    <Scrubber
      label="Jump to a month"
      value={value}
      steps={3}
      valueText="March 2025"
      at={0.5}
      marks={[{ label: '2025', at: 0 }]}
      onChange={onChange}
      stepAt={(place) => Math.floor(place * 2)}
    />,
  );
  return onChange;
}

it('is a slider that says where it is in words', () => {
  show(1);
  expect(screen.getByRole('slider', { name: 'Jump to a month' })).toHaveAttribute(
    'aria-valuetext',
    'March 2025',
  );
});

it('goes on with the arrow that points down, and no further than the end', async () => {
  const onChange = show(1);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[2], [0]]);
});

it('goes to the place of the track that was touched', () => {
  const onChange = show(0);
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0, height: 100 } as DOMRect);
  fireEvent.pointerDown(screen.getByRole('slider'), { clientY: 60 });
  expect(onChange).toHaveBeenLastCalledWith(1);
});
