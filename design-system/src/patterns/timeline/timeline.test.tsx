import { render, screen } from '@testing-library/react';
import { Timeline, TimelineItem } from './timeline';

it('lists a history and tells which entry holds now', () => {
  render(
    <Timeline>
      <TimelineItem title="Version 2" meta="11 Mar" current>
        A new date.
      </TimelineItem>
      <TimelineItem title="Version 1" action={<button type="button">Restore</button>} />
    </Timeline>,
  );
  const [newest, oldest] = screen.getAllByRole('listitem');
  expect(newest).toHaveAttribute('aria-current', 'true');
  expect(newest).toHaveTextContent('Version 211 MarA new date.');
  expect(oldest).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument();
});
