import { SessionWatches } from './session-watches.js';

const ANA = { id: 'ana', sessionId: 'one' };

describe('SessionWatches', () => {
  const isLive = vi.fn<(sessionId: string) => Promise<boolean>>();
  const onEnd = vi.fn();
  let watches: SessionWatches;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    isLive.mockResolvedValue(true);
    watches = new SessionWatches(isLive);
  });
  afterEach(() => vi.useRealTimers());

  it('W1: looks for itself every half minute, should nobody have told it', async () => {
    watches.add(ANA, onEnd);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isLive).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isLive).toHaveBeenCalledTimes(1);
    expect(onEnd).not.toHaveBeenCalled();
    isLive.mockResolvedValue(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onEnd).toHaveBeenCalled();
  });

  it('throws nobody out while the database does not answer', async () => {
    watches.add(ANA, onEnd);
    isLive.mockRejectedValue(new Error('down'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('follows the browser from session to session', () => {
    watches.add(ANA, onEnd);
    watches.sessionEnded('one', 'two');
    watches.sessionEnded('one');
    expect(onEnd).not.toHaveBeenCalled();
    watches.sessionEnded('two');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('ends nobody else’s', () => {
    watches.add(ANA, onEnd);
    watches.sessionEnded('another');
    watches.sessionEnded('another', 'two');
    watches.sessionEnded('two');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('does not end with the session that the browser has meanwhile left', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    isLive.mockReturnValueOnce(promise);
    watches.add(ANA, onEnd);
    watches.userChanged('ana');
    watches.sessionEnded('one', 'two');
    resolve(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('asks again about a user who changed, and about nobody else', async () => {
    watches.add(ANA, onEnd);
    isLive.mockResolvedValue(false);
    watches.userChanged('bo');
    await vi.advanceTimersByTimeAsync(0);
    expect(isLive).not.toHaveBeenCalled();
    watches.userChanged('ana');
    await vi.advanceTimersByTimeAsync(0);
    expect(onEnd).toHaveBeenCalled();
  });

  it('is over when it is no longer wanted', () => {
    const unwatch = watches.add(ANA, onEnd);
    unwatch();
    watches.sessionEnded('one');
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
