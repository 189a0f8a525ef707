import type { LiveState } from './live-state';

interface SignalWords {
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
  readonly words: string;
}

/** How the connection is, in words of a badge. */
export function signalWords({ link, signal }: Pick<LiveState, 'link' | 'signal'>): SignalWords {
  switch (link) {
    case 'off':
      return { tone: 'neutral', words: 'No strap' };
    case 'connecting':
      return { tone: 'neutral', words: 'Connecting' };
    case 'reconnecting':
      return { tone: 'warning', words: 'Reconnecting' };
    case 'lost':
      return { tone: 'danger', words: 'Strap lost' };
    case 'connected':
      return ofSignal(signal);
  }
}

/** What can be done about it; nothing where all is well. */
export function signalAdvice({ link, signal }: Pick<LiveState, 'link' | 'signal'>): string | undefined {
  if (link === 'lost') return 'The strap can’t be found any more. Put it on, then connect again.';
  if (link === 'reconnecting') return 'The strap went out of reach. Looking for it.';
  if (link === 'connected' && signal === 'lost')
    return 'The strap is connected but silent. Check that it sits tight.';
  if (signal === 'poor') return 'Poor contact. Moisten the electrodes and tighten the strap.';
  return undefined;
}

function ofSignal(signal: LiveState['signal']): SignalWords {
  switch (signal) {
    case 'waiting':
      return { tone: 'neutral', words: 'Waiting for a beat' };
    case 'good':
      return { tone: 'success', words: 'Strap connected' };
    case 'poor':
      return { tone: 'warning', words: 'Poor contact' };
    case 'lost':
      return { tone: 'danger', words: 'Signal lost' };
  }
}
