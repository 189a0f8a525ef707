import { IdleGate } from './idle-gate.js';

describe('an idle gate', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const comes = (gate: IdleGate): { hasCome: boolean } => {
    const state = { hasCome: false };
    void gate.wait().then(() => {
      state.hasCome = true;
    });
    return state;
  };

  it('is there where nobody asks for anything', async () => {
    const state = comes(new IdleGate());
    await vi.advanceTimersByTimeAsync(0);
    expect(state.hasCome).toBe(true);
  });

  it('comes a moment after the last request', async () => {
    const gate = new IdleGate();
    gate.note();
    const state = comes(gate);
    await vi.advanceTimersByTimeAsync(40);
    gate.note();
    await vi.advanceTimersByTimeAsync(40);
    expect(state.hasCome).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(state.hasCome).toBe(true);
  });

  it('is not waited for for ever', async () => {
    const gate = new IdleGate();
    gate.note();
    const state = comes(gate);
    for (let ms = 0; ms < 1_000; ms += 20) {
      expect(state.hasCome).toBe(false);
      gate.note();
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(state.hasCome).toBe(true);
  });
});
