import { type Connection, type TransactionOptions } from './connection.js';
import { DatabaseUnavailable } from './database.errors.js';
import { Database } from './database.js';
import { type Transaction } from './transaction.js';

describe('Database', () => {
  const values = vi.fn<(row: object) => Promise<void>>();
  const tx = { insert: () => ({ values }) } as unknown as Transaction;
  const options = vi.fn<(options: TransactionOptions | undefined) => void>();
  const ping = vi.fn<Connection['ping']>();
  const listen = vi.fn<Connection['listen']>();
  const work = vi.fn(() => Promise.resolve('done'));
  const ended = vi.fn<(error: unknown) => void>();
  let database: Database;

  beforeEach(() => {
    vi.resetAllMocks();
    values.mockResolvedValue();
    work.mockResolvedValue('done');
    database = new Database({
      isShared: false,
      transaction: async (run, given) => {
        options(given);
        return run(tx).catch((error: unknown) => {
          ended(error);
          throw error;
        });
      },
      migrate: vi.fn(),
      ping,
      listen,
      close: vi.fn(),
    });
  });

  it.each([true, false])('says whether others share it: %s', (isShared) => {
    expect(new Database({ isShared } as Connection).isShared).toBe(isShared);
  });

  it('runs work for a user as the app, which sees that user’s rows', async () => {
    await expect(database.forUser('ana', work)).resolves.toBe('done');
    expect(options).toHaveBeenCalledExactlyOnceWith({ settings: { role: 'twyn_app', 'app.user_id': 'ana' } });
    expect(values).not.toHaveBeenCalled();
  });

  it('runs work of the system for no user, and notes each kind before it is done for the first time', async () => {
    await expect(database.forSystem('test: one', work)).resolves.toBe('done');
    expect(options).toHaveBeenCalledExactlyOnceWith({ settings: { role: 'twyn_system', 'app.user_id': '' } });
    await database.forSystem('test: one', work);
    await database.forSystem('test: two', work);
    expect(values.mock.calls).toEqual([[{ reason: 'test: one' }], [{ reason: 'test: two' }]]);
  });

  it('does no work of the system that it cannot note', async () => {
    values.mockRejectedValue(new Error('full'));
    await expect(database.forSystem('test: one', work)).rejects.toThrow('full');
    expect(work).not.toHaveBeenCalled();
  });

  it('notes again what failed the first time', async () => {
    work.mockRejectedValueOnce(new Error('no'));
    await expect(database.forSystem('test: one', work)).rejects.toThrow('no');
    await database.forSystem('test: one', work);
    expect(values).toHaveBeenCalledTimes(2);
  });

  it('reads for the system without the right to write, and unnoted', async () => {
    await expect(database.readAsSystem(work)).resolves.toBe('done');
    expect(options).toHaveBeenCalledExactlyOnceWith({
      readOnly: true,
      settings: { role: 'twyn_system', 'app.user_id': '' },
    });
    expect(values).not.toHaveBeenCalled();
  });

  it('is unavailable, whatever keeps it from answering', async () => {
    ping.mockRejectedValue(new Error('refused'));
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailable);
    const known = new DatabaseUnavailable(new Error('refused'));
    ping.mockRejectedValue(known);
    await expect(database.ping()).rejects.toBe(known);
    ping.mockResolvedValue();
    await expect(database.ping()).resolves.toBeUndefined();
    expect(values).not.toHaveBeenCalled();
  });

  it('listens where it is connected', async () => {
    const handler = vi.fn();
    const onReconnect = vi.fn();
    await database.listen('news', handler, onReconnect);
    expect(listen).toHaveBeenCalledExactlyOnceWith('news', handler, onReconnect);
  });

  describe('E5 whose disk is full', () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });

    it('says so, and is not ready until something fits again', async () => {
      work.mockRejectedValueOnce(full);
      await expect(database.forUser('ana', work)).rejects.toMatchObject({
        code: 'storage_full',
        status: 507,
      });
      values.mockRejectedValueOnce(full);
      await expect(database.ping()).rejects.toMatchObject({ code: 'database_unavailable', status: 503 });
      ended.mockClear();
      await expect(database.ping()).resolves.toBeUndefined();
      expect(options).toHaveBeenLastCalledWith({ settings: { role: 'twyn_system', 'app.user_id': '' } });
      expect(ended, 'what the probe wrote is taken back').toHaveBeenCalledOnce();
      // As long as there is room, nothing is written to find that out.
      values.mockClear();
      await database.ping();
      expect(values).not.toHaveBeenCalled();
    });
  });
});
