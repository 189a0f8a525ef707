import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { AppFrame } from './app-frame';

const onCapture = vi.fn();

// the test's window is wide: the bars of the phone are there but not shown
const renderFrame = (): void => {
  renderWithTheme(
    <AppFrame
      brandLabel="Twyn"
      nav={[
        { href: '#today', label: 'Today', icon: 'today', current: true, inBottomBar: true },
        { href: '#search', label: 'Search', icon: 'search' },
        { label: 'Capture', icon: 'plus', onSelect: onCapture, inBottomBar: true },
      ]}
      navEnd={[{ href: '#settings', label: 'Settings', icon: 'settings' }]}
      title="Today"
    >
      Content
    </AppFrame>,
  );
};

it('marks the place on screen, in the rail and in the bar', () => {
  renderFrame();
  const [rail, bar] = screen.getAllByRole('navigation', { hidden: true });
  for (const nav of [rail, bar]) {
    expect(within(nav!).getByRole('link', { name: 'Today', hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  expect(within(bar!).queryByRole('link', { name: 'Search', hidden: true })).not.toBeInTheDocument();
});

it('offers the content as the first stop of the keyboard', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('opens a drawer with every place, which holds the focus and closes on Escape', async () => {
  renderFrame();
  fireEvent.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const drawer = await screen.findByRole('dialog', { name: 'Twyn' });
  expect(
    within(drawer)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Today', 'Search', 'Settings']);
  await userEvent.tab();
  expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

it('closes the drawer before it acts', async () => {
  renderFrame();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Capture' }));
  expect(onCapture).toHaveBeenCalledOnce();
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});
