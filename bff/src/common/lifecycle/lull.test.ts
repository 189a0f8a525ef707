import { Lull } from './lull.js';

describe('a lull between requests', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const comes = (lull: Lull): { hasCome: boolean } => {
    const state = { hasCome: false };
    void lull.come().then(() => {
      state.hasCome = true;
    });
    return state;
  };

  it('is there where nobody asks for anything', async () => {
    const state = comes(new Lull());
    await vi.advanceTimersByTimeAsync(0);
    expect(state.hasCome).toBe(true);
  });

  it('comes a moment after the last request', async () => {
    const lull = new Lull();
    lull.note();
    const state = comes(lull);
    await vi.advanceTimersByTimeAsync(40);
    lull.note();
    await vi.advanceTimersByTimeAsync(40);
    expect(state.hasCome).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(state.hasCome).toBe(true);
  });

  it('is not waited for for ever', async () => {
    const lull = new Lull();
    lull.note();
    const state = comes(lull);
    for (let ms = 0; ms < 1_000; ms += 20) {
      expect(state.hasCome).toBe(false);
      lull.note();
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(state.hasCome).toBe(true);
  });
});
