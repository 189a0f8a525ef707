import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { LiveTrace } from './live-trace';

test('is a picture with a sentence for a name', () => {
  renderWithTheme(
    <LiveTrace
      domain="body"
      label="60 to 62 bpm."
      nowMs={2000}
      spanMs={10_000}
      points={[
        { atMs: 1000, value: 60 },
        { atMs: 2000, value: 62 },
      ]}
      times={['−10 s', '−5 s', 'now']}
    />,
  );
  expect(screen.getByRole('img', { name: '60 to 62 bpm.' })).toBeVisible();
});
