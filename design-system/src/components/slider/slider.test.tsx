import { fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Slider } from './slider';

it('tells its value in words, follows the hand and says once what it was let go at', () => {
  const onCommit = vi.fn();
  renderWithTheme(
    <Slider label="Brightness" value={40} valueText={(value) => `${String(value)}%`} onCommit={onCommit} />,
  );
  const slider = screen.getByRole('slider', { name: 'Brightness' });
  expect(slider).toHaveAttribute('aria-valuetext', '40%');
  fireEvent.change(slider, { target: { value: '55' } });
  fireEvent.change(slider, { target: { value: '60' } });
  expect(screen.getByText('60%')).toBeInTheDocument();
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider);
  fireEvent.blur(slider);
  expect(onCommit.mock.calls).toEqual([[60]]);
});
