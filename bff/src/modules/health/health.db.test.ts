import supertest from 'supertest';
import { DatabaseUnavailable } from '../../database/database.errors.js';
import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';

describe.each(oneDriver)('a server without its database, on %s', (driver) => {
  const product = sharedProduct(driver);

  const status = async (path: string): Promise<number> =>
    (await supertest(product.app.getHttpServer()).get(path)).status;

  it('D5: is alive and not ready, tells nobody its version, and is ready again by itself', async () => {
    const { connection } = product.database;
    const ping = vi
      .spyOn(connection, 'ping')
      .mockRejectedValue(new Error('connect ECONNREFUSED 10.1.2.3:5432'));
    expect(await status('/api/health/live')).toBe(200);
    const { status: ready, text } = await supertest(product.app.getHttpServer()).get('/api/health/ready');
    expect(ready).toBe(503);
    expect(text).not.toMatch(/10\.1\.2\.3|ECONNREFUSED|\d\.\d+\.\d/);
    ping.mockRestore();
    expect(await status('/api/health/ready')).toBe(200);
  });

  it('E1: answers 503 at once, in one shape, and goes on without a restart', async () => {
    const ana = await signedInBrowser(product.app, product.identity, 'ana');
    await ana.get('/api/memories').expect(200);
    const away = vi
      .spyOn(product.database.connection, 'transaction')
      .mockRejectedValue(new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.1.2.3:5432')));
    const startedAt = performance.now();
    for (const path of ['/api/memories', '/api/reminders', '/api/conversations']) {
      const { body, text } = await ana.get(path).expect(503);
      expect(body).toMatchObject({ code: 'database_unavailable', status: 503 });
      expect(text).not.toContain('10.1.2.3');
    }
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    away.mockRestore();
    await ana.get('/api/memories').expect(200);
  });
});
