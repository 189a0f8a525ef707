import { and, eq, isNotNull } from 'drizzle-orm';
import { type Database } from '../../../database/database.js';
import { homeConnections } from './home-connections.table.js';

interface SealedSecret {
  readonly userId: string;
  readonly id: string;
  readonly secret: Buffer;
}

/** The secrets of all connections, for who seals them anew. */
export class SealedSecretsRepository {
  constructor(private readonly database: Database) {}

  async findAll(): Promise<SealedSecret[]> {
    const { userId, id, secret } = homeConnections;
    const rows = await this.database.forSystem('renew sealed secrets', (tx) =>
      tx.select({ userId, id, secret }).from(homeConnections).where(isNotNull(secret)),
    );
    return rows.flatMap((row) => (row.secret ? [{ ...row, secret: row.secret }] : []));
  }

  /** False where it was changed meanwhile: that one is sealed by whoever changed it. */
  async replace({ userId, id, secret }: SealedSecret, renewed: Buffer): Promise<boolean> {
    const isAsRead = and(
      eq(homeConnections.userId, userId),
      eq(homeConnections.id, id),
      eq(homeConnections.secret, secret),
    );
    const replaced = await this.database.forSystem('renew sealed secrets', (tx) =>
      tx
        .update(homeConnections)
        .set({ secret: renewed })
        .where(isAsRead)
        .returning({ id: homeConnections.id }),
    );
    return replaced.length > 0;
  }
}
