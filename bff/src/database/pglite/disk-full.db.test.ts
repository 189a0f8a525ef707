import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { inject } from 'vitest';
import { createApp } from '../../bootstrap.js';
import { hashOfToken, newToken } from '../../modules/auth/session-token.js';
import { sessions } from '../../modules/auth/sessions.table.js';
import { UploadStore } from '../../modules/imports/upload-store.js';
import { users } from '../../modules/users/users.table.js';
import { testEnv } from '../../testing/env.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { SmallDisk } from '../../testing/small-disk.js';
import { type Connection } from '../connection.js';
import { openPglite } from './open-pglite.js';

const seed = inject('pgliteTemplate');
/** The database takes 43 MB of it when it is new. */
const DISK_MB = 128;
/** For longer than this nobody believes what was known of the disk. */
const KNOWN_MS = 600;

const disk = SmallDisk.mount(DISK_MB);

describe.skipIf(!disk)(
  `E5: a full disk of ${DISK_MB} MB (left out where this process may not mount one)`,
  () => {
    const { folder } = disk ?? { folder: '' };
    const onLost = vi.fn<(reason: Error) => void>();
    const env = testEnv({ UPLOADS_DIR: path.join(folder, 'uploads') });
    let connection: Connection;
    let app: NestExpressApplication;

    beforeAll(async () => {
      connection = await openPglite(path.join(folder, 'database'), seed, { onLost });
      app = await createApp(env, Promise.resolve(connection));
    });
    afterAll(async () => {
      await app.close();
      disk?.unmount();
    });

    const ready = (): Promise<supertest.Response> => supertest(app.getHttpServer()).get('/api/health/ready');
    const tell = (name: string): Promise<supertest.Response> => {
      const letter = { name, email: 'a@example.com', message: 'Hello.', idempotencyKey: crypto.randomUUID() };
      return supertest(app.getHttpServer()).post('/api/contact').set(OUR_PAGE).send(letter);
    };
    const names = async (): Promise<unknown[]> => {
      const { rows } = await connection.transaction((tx) =>
        tx.execute(sql`select name from contact_messages order by name desc`),
      );
      return rows.map(({ name }) => name);
    };

    it('is 507 with a sentence and not ready, loses nothing, and is over as soon as there is room', async () => {
      expect((await tell('before')).status).toBe(201);
      expect((await ready()).status).toBe(200);

      disk?.fill(1_000_000);
      await delay(KNOWN_MS);
      const refused = await tell('refused');
      expect(refused.body).toMatchObject({
        status: 507,
        code: 'storage_full',
        detail: expect.stringMatching(/^That wasn’t saved: this server’s disk is full/) as string,
      });
      expect((await ready()).status).toBe(503);
      // What is there can be read, by the same calls.
      expect(await names()).toEqual(['before']);

      disk?.clear();
      await delay(KNOWN_MS);
      expect((await ready()).status).toBe(200);
      expect((await tell('after')).status).toBe(201);
      expect(await names()).toEqual(['before', 'after']);
      expect(onLost).not.toHaveBeenCalled();
    });

    it('lets a person read whose last use of the session is to be noted', async () => {
      const token = newToken();
      await connection.transaction(async (tx) => {
        const [user] = await tx.insert(users).values({ uid: 'ana' }).returning({ id: users.id });
        const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
        await tx.insert(sessions).values({
          userId: user!.id,
          tokenHash: hashOfToken(token)!,
          device: 'Safari',
          signedInAt: ago(60),
          createdAt: ago(60),
          lastUsedAt: ago(10),
          expiresAt: ago(-60),
        });
      });
      disk?.fill(1_000_000);
      await delay(KNOWN_MS);
      for (const path of ['/api/me', '/api/memories', '/api/conversations']) {
        const { status } = await supertest(app.getHttpServer()).get(path).set('Cookie', `session=${token}`);
        expect([path, status]).toEqual([path, 200]);
      }
      disk?.clear();
      await delay(KNOWN_MS);
      expect((await ready()).status).toBe(200);
    });

    it('keeps what was uploaded, and goes on from there', async () => {
      const store = new UploadStore(env);
      const part = async function* (bytes: number): AsyncIterable<Buffer> {
        for (let sent = 0; sent < bytes; sent += 100_000)
          yield await Promise.resolve(Buffer.alloc(100_000, 7));
      };
      const id = crypto.randomUUID();
      disk?.fill(350_000);
      await expect(store.write(id, 0, part(1_000_000))).rejects.toMatchObject({ status: 507 });
      const kept = await store.size(id);
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(1_000_000);
      disk?.clear();
      await store.write(id, kept, part(1_000_000 - kept));
      expect(await store.size(id)).toBeGreaterThanOrEqual(1_000_000);
    });

    it('is told in a sentence to who starts Twyn on it', async () => {
      disk?.fill(1_000_000);
      await expect(openPglite(path.join(folder, 'second'), seed)).rejects.toThrow(
        /^The disk of .* is full: 1 MB are free, 32 are needed\. Make room/,
      );
      disk?.clear();
    });
  },
);

describe('E5: a database thread that answers no more', () => {
  it('is said to be lost, once, and whoever asks is told so', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'twyn-lost-')), 'database');
    const onLost = vi.fn<(reason: Error) => void>();
    const connection = await openPglite(folder, seed, { onLost, statementMs: 200 });
    const forever = connection.transaction((tx) =>
      tx.execute(sql`select count(*) from generate_series(1, 1000000000)`),
    );
    const asked = connection.transaction((tx) => tx.execute(sql`select 1`));
    await expect(forever).rejects.toThrow();
    await expect(asked).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(onLost).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'The database thread answers no more.' }),
    );
    await connection.close();
  });
});
