import { type LiveMessage, LiveStreamRefused, readLiveEvents } from './api/live-stream';
import { untilWoken } from './until-woken';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After another device has taken the place of this stream. */
const REPLACED_PAUSE_MS = 5 * 60_000;

export interface LiveFollower {
  onMessage: (message: LiveMessage) => void;
  /** Whether what the server says arrives here. */
  onOpen: (isOpen: boolean) => void;
  /** There is no session behind the stream any more. */
  onSessionEnded: () => void;
  /** The last message that this browser has. */
  lastId: () => string;
}

/** Reads the stream, and opens it again whenever it ends, until the signal is aborted. Never throws. */
export async function followLiveEvents(follower: LiveFollower, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pause = 0;
    try {
      for await (const message of readLiveEvents(follower.lastId(), signal)) {
        failures = 0;
        follower.onOpen(true);
        if (message.event === 'session.ended') follower.onSessionEnded();
        else if (message.event === 'replaced') pause = REPLACED_PAUSE_MS;
        else follower.onMessage(message);
      }
    } catch (error) {
      if (error instanceof LiveStreamRefused && error.status === 401) follower.onSessionEnded();
      failures += 1;
    }
    follower.onOpen(false);
    await untilWoken(pause || pauseAfter(failures), signal);
  }
}

/** Not all tabs at once when a server is back. */
function pauseAfter(failures: number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return longest * (0.5 + Math.random() / 2);
}
