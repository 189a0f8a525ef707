import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { drivers, sharedDatabase } from '../../testing/database.js';
import { AnswerEnds } from './answer-ends.js';
import { AnswerLeasesRepository } from './answer-leases.repository.js';
import { AnswerLeases } from './answer-leases.service.js';
import { conversations, messages } from './chat.table.js';
import { type MessageRow, MessagesRepository } from './messages.repository.js';

describe.each(drivers)('W3 the lease of an answer on %s', (driver) => {
  const test = sharedDatabase(driver);
  let leases: AnswerLeasesRepository;
  let rows: MessagesRepository;
  let userId: string;

  beforeAll(async () => {
    leases = new AnswerLeasesRepository(test.database);
    rows = new MessagesRepository(test.database);
    userId = (await test.addUser('ana')).id;
  });

  async function begin(): Promise<MessageRow> {
    const conversationId = randomUUID();
    const now = new Date();
    await test.database.forUser(userId, (tx) =>
      tx.insert(conversations).values({ userId, id: conversationId, createdAt: now, updatedAt: now }),
    );
    const asked = { text: 'When?', title: 'When', askedAt: now, idempotencyKey: undefined } as const;
    const none = { insteadOf: undefined, transcribedBy: undefined, disabledContexts: undefined };
    const exchange = await rows.openExchange(userId, conversationId, { ...asked, ...none });
    return exchange!.answer;
  }
  const statusOf = async ({ id }: MessageRow): Promise<string | undefined> =>
    (await rows.find(userId, id))?.status;
  /** As if its process had said nothing for a while. */
  const abandon = async ({ id }: MessageRow): Promise<void> => {
    await test.database.forUser(userId, (tx) =>
      tx
        .update(messages)
        .set({ leaseUntil: sql`now() - interval '1 second'` })
        .where(eq(messages.id, id)),
    );
  };

  it('keeps what is being written from being failed, and runs out', async () => {
    const [written, abandoned, renewed] = [await begin(), await begin(), await begin()];
    await abandon(abandoned);
    await abandon(renewed);
    await leases.extend([renewed.id]);
    await expect(leases.failAbandoned({ all: false })).resolves.toBe(1);
    await expect(Promise.all([written, abandoned, renewed].map(statusOf))).resolves.toEqual([
      'streaming',
      'failed',
      'streaming',
    ]);
    await expect(leases.failAbandoned({ all: true })).resolves.toBe(2);
  });

  it('is left alone by a process that starts beside the one that writes', async () => {
    const written = await begin();
    const other = new AnswerLeases(leases);
    await other.onApplicationBootstrap();
    other.onApplicationShutdown();
    // Nobody else writes into an embedded database.
    await expect(statusOf(written)).resolves.toBe(driver === 'pglite' ? 'failed' : 'streaming');
  });

  it('ends with the answer, which is announced to whoever waits for it', async () => {
    const ends = new AnswerEnds(leases);
    await ends.onModuleInit();
    const { signal } = new AbortController();
    const [completed, failed, given] = [await begin(), await begin(), await begin()];
    const waits = [completed, failed, given].map(({ id }) => ends.wait(id, 60_000, signal));
    await rows.complete(userId, completed.id, {
      text: 'Tuesday.',
      citations: [],
      actions: [],
      isClosest: false,
      quotedEntries: [],
    });
    await rows.fail(userId, failed.id);
    await abandon(given);
    await leases.failAbandoned({ all: false });
    await expect(Promise.all(waits)).resolves.toHaveLength(3);
    await expect(Promise.all([completed, failed, given].map(statusOf))).resolves.toEqual([
      'complete',
      'failed',
      'failed',
    ]);
  });

  it('is waited for no longer than asked, or than the process lasts', async () => {
    const ends = new AnswerEnds(leases);
    await ends.wait('a1', 1, new AbortController().signal);
    const stopping = new AbortController();
    const waiting = ends.wait('a1', 60_000, stopping.signal);
    stopping.abort();
    await expect(waiting).resolves.toBeUndefined();
  });
});
