import { drivers, sharedDatabase } from '../testing/database.js';
import { CacheNotices } from './cache-notices.js';

describe.each(drivers.filter((driver) => driver !== 'pglite'))('what is remembered beside %s', (driver) => {
  const test = sharedDatabase(driver);

  it('is forgotten in other processes, once for many changes, and not in the one that announces', async () => {
    const [writer, reader] = [new CacheNotices(test.database), new CacheNotices(test.database)];
    const [ownForgets, forgets, others] = [vi.fn(), vi.fn(), vi.fn()];
    writer.subscribe('corpus', ownForgets);
    reader.subscribe('corpus', forgets);
    reader.subscribe('names', others);
    await reader.onModuleInit();
    for (const userId of ['ana', 'bo', 'ana']) writer.announce('corpus', userId);
    reader.announce('corpus', 'reader');
    await vi.waitFor(() => expect(forgets).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(forgets.mock.calls).toEqual([['ana'], ['bo']]);
    writer.announce('names', 'ana');
    await vi.waitFor(() => expect(others).toHaveBeenCalledExactlyOnceWith('ana'), { timeout: 10_000 });
    expect(forgets).toHaveBeenCalledTimes(2);
    expect(ownForgets).not.toHaveBeenCalled();
  });
});
