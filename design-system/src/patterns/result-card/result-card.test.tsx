import { fireEvent, screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { ResultCard } from './result-card';

// the test's window is wide, where the button is not shown
it('folds and unfolds its reasons', () => {
  renderWithTheme(
    <ResultCard title="Porto list" href="/memory/1" strength="Strong" reasons={<p>courtyard, Jonas</p>}>
      Six places.
    </ResultCard>,
  );
  const toggle = screen.getByRole('button', { hidden: true });
  expect(toggle).toHaveTextContent('Why it matched Strong');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('courtyard, Jonas')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(
    screen.getByRole('link', { name: 'Porto list' }),
  );
});

it('says nothing of why where nothing was weighed', () => {
  renderWithTheme(<ResultCard title="Porto list">Six places.</ResultCard>);
  expect(screen.getByText('Six places.')).toBeVisible();
  expect(screen.queryByText('Why it matched')).not.toBeInTheDocument();
});
