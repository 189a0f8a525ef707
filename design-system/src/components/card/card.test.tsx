import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../testing/render';
import { Card } from './card';

it('names itself by a heading of the wanted level', () => {
  renderWithTheme(
    <Card title="Sleep" titleAs="h3">
      6 h
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Sleep' })).toBeInTheDocument();
});

it('is one link when it opens something', () => {
  renderWithTheme(<Card href="/body">Body</Card>);
  expect(screen.getByRole('link', { name: 'Body' })).toHaveAttribute('href', '/body');
});
