import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { PageSection } from './page-section';

it('is a region named by its title', () => {
  renderWithTheme(
    <PageSection title="Profile" lead="What your twin calls you.">
      Mara
    </PageSection>,
  );
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent('Mara');
  expect(screen.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
});
