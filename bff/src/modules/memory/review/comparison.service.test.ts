import { type IdleGate } from '../../../common/lifecycle/idle-gate.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { type MemoryFinder } from '../search/memory-finder.js';
import { runHere, type TextWorkers } from '../text-workers/text-workers.js';
import { Comparer } from './comparer.js';
import { type ComparisonRepository, type UncomparedRow } from './comparison.repository.js';
import { ComparisonService } from './comparison.service.js';
import { NobodyListens } from '../../../testing/live-events.js';

const MANY = 8;
const BUSY_MS = 1_000;

describe('ComparisonService', () => {
  let now = 0;
  let uncompared: Record<string, string[]>;
  let compared: string[];
  let service: ComparisonService;

  beforeEach(() => {
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    uncompared = { ana: Array.from({ length: MANY }, (_, n) => `ana-${n}`), bo: ['bo-0'] };
    compared = [];
    const repository = {
      findUncompared: vi.fn((userId: string) =>
        Promise.resolve(
          (uncompared[userId] ?? []).map((id) => ({ id, text: id, author: null, thread: null })),
        ),
      ),
      findStating: vi.fn(() => Promise.resolve([])),
      findComparable: vi.fn(() => Promise.resolve([])),
      keep: vi.fn((userId: string, { memory }: { memory: UncomparedRow }) => {
        uncompared[userId] = (uncompared[userId] ?? []).filter((id) => id !== memory.id);
        compared.push(memory.id);
        return Promise.resolve();
      }),
    };
    const finder = { find: vi.fn(() => Promise.resolve({ ranked: [] })) };
    const idle = {
      wait: vi.fn(() => {
        now += BUSY_MS;
        return Promise.resolve();
      }),
    };
    service = new ComparisonService(
      repository as unknown as ComparisonRepository,
      new Comparer(finder as unknown as MemoryFinder, { run: runHere } as unknown as TextWorkers),
      new FakeClock(),
      idle as unknown as IdleGate,
      new NobodyListens(),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('lets nobody wait for the many memories of somebody else while requests leave little time', async () => {
    service.wake('ana');
    service.wake('bo');
    await service.settled();
    expect(compared.slice(0, 3)).toEqual(['ana-0', 'bo-0', 'ana-1']);
    expect(compared).toHaveLength(MANY + 1);
  });
});
