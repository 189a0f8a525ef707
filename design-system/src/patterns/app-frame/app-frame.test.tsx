import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { AppFrame } from './app-frame';
import { MoreSheet } from './more-sheet';
import type { NavGroup } from './nav';

const onCapture = vi.fn();
const onFind = vi.fn();

const groups = (current: string): NavGroup[] => [
  {
    label: 'Now',
    places: [
      {
        href: '#today',
        label: 'Today',
        icon: 'today',
        current: current === 'Reminders',
        inBottomBar: true,
        children: [
          { href: '#overview', label: 'Overview' },
          { href: '#reminders', label: 'Reminders', current: true, waiting: 3 },
        ],
      },
    ],
  },
  { label: 'Home', places: [{ href: '#home', label: 'Home', icon: 'home', current: current === 'Home' }] },
];

// the test's window is wide: the bars of the phone are there but not shown
const renderFrame = (current = 'Reminders'): void => {
  renderWithTheme(
    <AppFrame
      brandLabel="Twyn"
      groups={groups(current)}
      foot={[{ href: '#settings', label: 'Settings', icon: 'settings' }]}
      onFind={onFind}
      onCapture={onCapture}
      more={(sheet) => (
        <MoreSheet
          {...sheet}
          groups={[
            {
              label: 'Your home',
              places: [{ href: '#home', label: 'Home', icon: 'home', line: '2 lights on', current: true }],
            },
          ]}
        />
      )}
      title="Today"
    >
      Content
    </AppFrame>,
  );
};
const rail = (): HTMLElement => screen.getByRole('navigation', { name: 'Main' });
const bar = (): HTMLElement => screen.getAllByRole('navigation', { hidden: true }).at(-1)!;

it('opens the children under the place on screen only, and marks both', () => {
  renderFrame();
  const now = within(within(rail()).getByRole('group', { name: 'Now' }));
  expect(now.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true');
  const reminders = within(rail())
    .getAllByRole('link', { hidden: true })
    .find(({ textContent }) => textContent.startsWith('Reminders'));
  expect(reminders).toHaveAttribute('aria-current', 'page');
  expect(reminders).toHaveTextContent('Reminders3, 3 waiting');
  expect(within(bar()).getByRole('link', { name: 'Today', hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('shows no children while another place is on screen', () => {
  renderFrame('Home');
  expect(screen.queryByText('Reminders')).not.toBeInTheDocument();
  expect(within(rail()).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

it('gives the children as tabs where the rail has no room', () => {
  renderFrame();
  const tabs = within(screen.getByRole('navigation', { name: 'Today' }));
  expect(tabs.getByRole('link', { name: 'Reminders , 3 waiting' })).toHaveAttribute('aria-current', 'page');
});

it('offers the content as the first stop of the keyboard', async () => {
  renderFrame();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('has its two tools at the head of the rail', async () => {
  renderFrame();
  await userEvent.click(within(rail()).getByRole('button', { name: 'Find or do' }));
  expect(onFind).toHaveBeenCalledOnce();
  await userEvent.click(within(rail()).getByRole('button', { name: 'Capture' }));
  expect(onCapture).toHaveBeenCalledOnce();
});

it('marks More for every place that it holds, and opens it as a sheet that closes on Escape', async () => {
  renderFrame('Home');
  const more = screen.getByRole('button', { name: 'More', hidden: true });
  expect(more).toHaveAttribute('aria-current', 'true');
  fireEvent.click(more);
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  const place = within(within(sheet).getByRole('region', { name: 'Your home' }));
  expect(place.getByRole('link', { name: 'Home 2 lights on' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

it('closes the sheet behind who follows a link', async () => {
  renderFrame();
  fireEvent.click(screen.getByRole('button', { name: 'More', hidden: true }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('link', { name: /Home/ }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});
