import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../testing/render';
import { notify, toastDurationMs } from './notify';
import { ToastCard } from './toast-card';
import { Toaster } from './toaster';

it('shows what was said before it was mounted, and after', async () => {
  notify.success('Kept in memory');
  renderWithTheme(<Toaster />);
  act(() => notify.error('Bedroom light didn’t answer'));
  expect(await screen.findByText('Kept in memory')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Bedroom light didn’t answer');
});

it('lasts as long as the specification says', () => {
  expect(toastDurationMs).toMatchObject({ info: 4000, success: 3000, danger: 5000 });
});

describe('one toast', () => {
  const onClose = vi.fn();
  const onUndo = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onClose.mockClear();
    onUndo.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  const renderToast = (): void => {
    const action = { label: 'Undo', onSelect: onUndo };
    renderWithTheme(
      <ToastCard
        toast={{ message: 'Forgotten', tone: 'success', durationMs: 3000, action }}
        onClose={onClose}
      />,
    );
  };

  const pass = (milliseconds: number): void => {
    act(() => void vi.advanceTimersByTime(milliseconds));
  };

  it('closes by itself', () => {
    renderToast();
    pass(2900);
    expect(onClose).not.toHaveBeenCalled();
    pass(200);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('waits while a pointer is on it and goes on where it stopped', () => {
    renderToast();
    const card = screen.getByRole('status');
    pass(2000);
    fireEvent.pointerMove(card);
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(card);
    pass(800);
    expect(onClose).not.toHaveBeenCalled();
    pass(400);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('waits while its action has the focus', () => {
    renderToast();
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('acts and closes', async () => {
    renderToast();
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
