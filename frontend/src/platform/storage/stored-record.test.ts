import { RECORD_TTL_MS, storedRecord } from './stored-record';

const record = storedRecord(() => localStorage, 'note');

it('keeps the value with its time, uncompressed', () => {
  vi.useFakeTimers({ now: 1_000 });
  record.write({ text: 'Ana' });
  expect(JSON.parse(localStorage.getItem('note') ?? '')).toEqual({
    value: { text: 'Ana' },
    timestamp: 1_000,
    compressed: false,
  });
  expect(record.read()).toEqual({ text: 'Ana' });
});

it('removes what is older than an hour, and says that there is nothing', () => {
  vi.useFakeTimers({ now: 0 });
  record.write('Ana');
  vi.setSystemTime(RECORD_TTL_MS);
  expect(record.read()).toBe('Ana');
  vi.setSystemTime(RECORD_TTL_MS + 1);
  expect(record.read()).toBeNull();
  expect(localStorage.getItem('note')).toBeNull();
});

it('keeps for as long as it is told to', () => {
  vi.useFakeTimers({ now: 0 });
  const lasting = storedRecord(() => localStorage, 'lasting', { ttlMs: Infinity });
  lasting.write('Ana');
  vi.setSystemTime(1_000 * RECORD_TTL_MS);
  expect(lasting.read()).toBe('Ana');
});

it.each(['{broken', '"a word"', '{"text":"Ana"}', '{"value":"eJw=","timestamp":9e15,"compressed":true}'])(
  'takes nothing from what is no record of its own: %s',
  (stored) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('note', stored);
    expect(record.read()).toBeNull();
  },
);

it('tells of storage that fails on the console alone', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const forbidden = storedRecord(() => {
    throw new DOMException('forbidden', 'SecurityError');
  }, 'note');
  forbidden.write('Ana');
  expect(forbidden.read()).toBeNull();
  forbidden.clear();
  expect(warn).toHaveBeenCalledTimes(3);
});
