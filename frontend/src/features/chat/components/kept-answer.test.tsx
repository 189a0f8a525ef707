import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeMessage } from '../../../testing/factories/conversation';
import { renderWithProviders, type Rendered } from '../../../testing/render';
import { KeptAnswer } from './kept-answer';

const citation = {
  ...{ number: 1, memoryId: 'm', title: 'Ana', recordedAt: '2026-03-04T18:22:00Z', kind: null },
  quote: 'Ana is allergic to peanuts.',
};

function show(): Rendered {
  const message = makeMessage({ role: 'twin', text: '**Peanuts** [1]', citations: [citation] });
  const nothing = (): void => undefined;
  const asks = { onWatchAgain: nothing, onAskAgain: nothing, onAskDifferently: nothing };
  return renderWithProviders(
    <KeptAnswer conversationId="c" message={message} isLast isStopped={false} {...asks} />,
  );
}

describe('KeptAnswer', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('copies the text with its sources', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(
      '**Peanuts** [1]\n\nSources:\n[1] Ana: “Ana is allergic to peanuts.”',
    );
  });

  it('hides reading aloud where the browser has no voice', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Read aloud' })).not.toBeInTheDocument();
  });

  it('reads the words aloud, stops, and falls silent when the answer goes', async () => {
    const speech = { speak: vi.fn(), cancel: vi.fn() };
    vi.stubGlobal('speechSynthesis', speech);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(speech.speak).toHaveBeenCalledWith(expect.objectContaining({ text: 'Peanuts' }));
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(speech.cancel).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    unmount();
    expect(speech.cancel).toHaveBeenCalledTimes(4);
  });
});
