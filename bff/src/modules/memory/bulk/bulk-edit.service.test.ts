import { FakeClock } from '../../../testing/fake-clock.js';
import { type CorpusStatistics } from '../search/corpus-statistics.js';
import { type EditMemories } from './bulk-edit.dto.js';
import { UndoNotFound } from './bulk-edit.errors.js';
import { type BulkEditRepository } from './bulk-edit.repository.js';
import { BulkEditService } from './bulk-edit.service.js';
import { type LiveEvents } from '../../events/live-events.service.js';

const ANA = 'ana';

describe('a change of many memories', () => {
  const clock = new FakeClock();
  const edits = {
    apply: vi.fn<BulkEditRepository['apply']>(),
    undo: vi.fn<BulkEditRepository['undo']>(),
    purge: vi.fn<BulkEditRepository['purge']>(),
  };
  const forget = vi.fn<CorpusStatistics['forget']>();
  const changed = vi.fn<LiveEvents['changed']>();
  let service: BulkEditService;

  beforeEach(() => {
    vi.resetAllMocks();
    service = new BulkEditService(
      edits as unknown as BulkEditRepository,
      { forget } as unknown as CorpusStatistics,
      clock,
      { changed } as unknown as LiveEvents,
    );
  });

  const change = { action: 'archive' } as const;

  it('is made of those that are named, or of those that are chosen but for some', async () => {
    edits.apply.mockResolvedValue({ editId: 'e1', changed: 2, skipped: 1 });
    const edit = (target: Partial<EditMemories>) => service.apply(ANA, { except: [], change, ...target });
    await expect(edit({ ids: ['m1', 'm2'] })).resolves.toEqual({ changed: 2, skipped: 1, undoToken: 'e1' });
    expect(edits.apply).toHaveBeenLastCalledWith(ANA, { ids: ['m1', 'm2'] }, change, clock.now());
    await edit({ filter: { tag: ['old'] }, except: ['m3'] } as Partial<EditMemories>);
    expect(edits.apply.mock.lastCall?.[1]).toEqual({
      selection: expect.any(Object) as object,
      except: ['m3'],
    });
    await edit({});
    expect(edits.apply.mock.lastCall?.[1]).toEqual({ ids: [] });
  });

  it('is taken back; searches count anew, and other tabs hear, after either', async () => {
    edits.apply.mockResolvedValue({ editId: 'e1', changed: 2, skipped: 0 });
    await service.apply(ANA, { ids: ['m1'], except: [], change });
    expect(forget.mock.calls).toEqual([[ANA]]);
    expect(changed.mock.calls).toEqual([[ANA, 'memories']]);
    edits.undo.mockResolvedValue({ restored: 1, skipped: 1 });
    await expect(service.undo(ANA, 'e1')).resolves.toEqual({ restored: 1, skipped: 1 });
    expect(edits.undo).toHaveBeenCalledExactlyOnceWith(ANA, 'e1', clock.now());
    expect(forget.mock.calls).toEqual([[ANA], [ANA]]);
    expect(changed.mock.calls).toEqual([
      [ANA, 'memories'],
      [ANA, 'memories'],
    ]);
  });

  it('cannot be taken back where it is not kept', async () => {
    edits.undo.mockResolvedValue(undefined);
    await expect(service.undo(ANA, 'e1')).rejects.toThrow(UndoNotFound);
    expect(forget).not.toHaveBeenCalled();
  });

  it('is kept for a day', async () => {
    await service.purge();
    expect(edits.purge).toHaveBeenCalledWith(new Date(clock.now().getTime() - 24 * 60 * 60 * 1000));
  });
});
