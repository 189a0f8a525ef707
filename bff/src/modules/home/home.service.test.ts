import { FakeClock } from '../../testing/fake-clock.js';
import { type HomeAction } from './home-action.js';
import { type HomeActionsRepository, type HomeTransaction } from './home-actions.repository.js';
import { HomeActionUndone, HomeActivityNotFound, HomeChangedSince } from './home.errors.js';
import { type Entity } from '../../integrations/home/home.js';
import { type HomeFavouritesRepository } from './home-favourites.repository.js';
import { type HomeRepository, type StoredEntity } from './home.repository.js';
import { type Transactions } from '../../database/transactions.js';
import { type StateChanges } from './history/state-changes.service.js';
import { type HomePulse } from './home-pulse.js';
import { HomeService } from './home.service.js';
import { type LiveHomes } from './live/live-homes.service.js';
import { anEntity } from '../../integrations/home/testing/an-entity.js';

const ANA = 'ana';

function aStoredEntity(entity: Entity, since: Date): StoredEntity {
  return { entity, since, number: 1, connectionId: null, externalId: null, rights: null, isGuarded: null };
}

describe('taking back what was done in a home', () => {
  const clock = new FakeClock();
  const stored = new Map<string, Entity>();
  const actions = new Map<string, HomeAction>();
  const changedSince = new Set<string>();
  const undone: string[] = [];
  const note = vi.fn<StateChanges['note']>();
  let isSample: boolean;
  let broken: keyof HomeTransaction | undefined;
  let hasHome: boolean;
  let service: HomeService;

  beforeEach(() => {
    for (const kept of [stored, actions, changedSince]) kept.clear();
    undone.length = 0;
    note.mockReset();
    isSample = false;
    broken = undefined;
    hasHome = true;
    service = new HomeService(
      {} as HomeRepository,
      {
        change: async <T>(userId: string, work: (home: HomeTransaction) => Promise<T>) =>
          hasHome && userId === ANA ? work(aHome()) : undefined,
      } as HomeActionsRepository,
      {} as HomeFavouritesRepository,
      { run: <T>(_userId: string, work: () => Promise<T>) => work() } as Transactions,
      { note, tellActivity: () => undefined } as unknown as StateChanges,
      {} as LiveHomes,
      { follow: () => undefined } as unknown as HomePulse,
      clock,
    );
  });

  const answer = (step: keyof HomeTransaction): Promise<void> =>
    step === broken ? Promise.reject(new Error('down')) : Promise.resolve();
  const aHome = (): HomeTransaction => ({
    isSample,
    find: (ids) =>
      Promise.resolve(
        new Map(
          ids.flatMap((id) => {
            const entity = stored.get(id);
            return entity ? [[id, aStoredEntity(entity, clock.now())] as const] : [];
          }),
        ),
      ),
    findAction: (id) => Promise.resolve(actions.get(id)),
    isChangedSince: (id) => Promise.resolve(changedSince.has(id)),
    store: async (entities) => {
      await answer('store');
      for (const entity of entities) stored.set(entity.id, entity);
    },
    note: () => Promise.reject(new Error('Taking back is no action of its own.')),
    noteUndone: async (id, at) => {
      await answer('noteUndone');
      expect(at).toEqual(clock.now());
      undone.push(id);
    },
  });

  /** Has turned the light on. */
  const didTurnOn = (id: string, entityId: string, details: Partial<HomeAction> = {}): void => {
    stored.set(entityId, anEntity(entityId, { state: 'on' }));
    actions.set(id, {
      id,
      at: clock.now(),
      channel: 'chat',
      entityId,
      entityName: 'It',
      service: 'turn_on',
      parameters: {},
      changes: [
        { entityId, before: { state: 'off', attributes: {} }, after: { state: 'on', attributes: {} } },
      ],
      undoneAt: null,
      outcome: 'done',
      outcomeReason: null,
      sends: [],
      ...details,
    });
  };

  it('puts it back as it was, and notes when', async () => {
    didTurnOn('a1', 'light.a');
    await expect(service.undo(ANA, 'a1')).resolves.toMatchObject({ id: 'a1', undoneAt: clock.now() });
    expect(stored.get('light.a')?.state).toBe('off');
    expect(undone).toEqual(['a1']);
  });

  it('takes several back in the order in which they are named', async () => {
    didTurnOn('a1', 'light.a');
    didTurnOn('a2', 'light.b');
    const taken = await service.undoAll(ANA, ['a2', 'a1']);
    expect(taken.map(({ id }) => id)).toEqual(['a2', 'a1']);
    expect(undone).toEqual(['a2', 'a1']);
    expect([...stored.values()].map(({ state }) => state)).toEqual(['off', 'off']);
  });

  it('keeps what each became in the history of the home, and is not done before that', async () => {
    didTurnOn('a1', 'light.a');
    didTurnOn('a2', 'light.b');
    await service.undoAll(ANA, ['a2', 'a1']);
    const [owner, became, of] = note.mock.lastCall ?? [];
    expect(owner).toBe(ANA);
    expect(became?.map(({ after }) => [after.id, after.state])).toEqual([
      ['light.b', 'off'],
      ['light.a', 'off'],
    ]);
    expect(of).toMatchObject({ cause: 'screen', at: clock.now() });
    didTurnOn('a3', 'light.c');
    note.mockRejectedValue(new Error('full'));
    await expect(service.undo(ANA, 'a3')).rejects.toThrow('full');
  });

  it('refuses what is not there, and who has no home', async () => {
    await expect(service.undo(ANA, 'a1')).rejects.toThrow(HomeActivityNotFound);
    didTurnOn('a1', 'light.a');
    await expect(service.undo('bo', 'a1')).rejects.toThrow(HomeActivityNotFound);
    hasHome = false;
    await expect(service.undoAll(ANA, [])).rejects.toThrow(HomeActivityNotFound);
    expect(stored.get('light.a')?.state).toBe('on');
  });

  it('refuses what was taken back already, and what was changed again since', async () => {
    didTurnOn('a1', 'light.a', { undoneAt: new Date(0) });
    await expect(service.undo(ANA, 'a1')).rejects.toThrow(HomeActionUndone);
    didTurnOn('a2', 'light.a');
    changedSince.add('a2');
    await expect(service.undo(ANA, 'a2')).rejects.toThrow(HomeChangedSince);
    expect(stored.get('light.a')?.state).toBe('on');
    expect(undone).toEqual([]);
  });

  it.each(['store', 'noteUndone'] as const)('fails where it cannot %s', async (step) => {
    didTurnOn('a1', 'light.a');
    broken = step;
    await expect(service.undo(ANA, 'a1')).rejects.toThrow('down');
  });

  it('leaves out what is no longer there', async () => {
    didTurnOn('a1', 'light.a');
    stored.clear();
    await expect(service.undo(ANA, 'a1')).resolves.toMatchObject({ id: 'a1' });
    expect(stored.size).toBe(0);
  });

  describe('that takes its time', () => {
    const opened = (): void => {
      didTurnOn('a1', 'cover.a', {
        changes: [
          {
            entityId: 'cover.a',
            before: { state: 'closed', attributes: { current_position: 0 } },
            after: { state: 'open', attributes: { current_position: 100 } },
          },
        ],
      });
      stored.set('cover.a', anEntity('cover.a', { state: 'open', attributes: { current_position: 100 } }));
    };

    it('begins to go back in the sample flat', async () => {
      isSample = true;
      opened();
      await service.undo(ANA, 'a1');
      expect(stored.get('cover.a')).toMatchObject({ state: 'closing', attributes: { target_position: 0 } });
    });

    it('is back at once in a home that was given', async () => {
      opened();
      await service.undo(ANA, 'a1');
      expect(stored.get('cover.a')).toMatchObject({ state: 'closed', attributes: { current_position: 0 } });
    });
  });
});
