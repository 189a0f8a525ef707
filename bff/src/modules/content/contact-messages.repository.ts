import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { type ListTotal } from '../../common/list-total.js';
import { type TimeRange } from '../../common/time-position.js';
import { audit } from '../../database/audit.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { readTotal } from '../../database/list-total.js';
import { contactMessages } from './contact-messages.table.js';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessage = Omit<ContactMessageRow, 'id' | 'handledAt'>;

interface Page {
  rows: ContactMessageRow[];
  total: ListTotal;
  open: ListTotal;
}

/** Who writes is nobody the database knows, and who reads is no owner: all of it is system work. */
@Injectable()
export class ContactMessagesRepository {
  constructor(private readonly database: Database) {}

  /** The reference of the stored message, which is the earlier one's when this is its repeat; undefined when it is taken. */
  insert(values: NewContactMessage): Promise<string | undefined> {
    return this.database.forSystem('content: store a contact message', async (tx) => {
      const [inserted] = await tx
        .insert(contactMessages)
        .values(values)
        .onConflictDoNothing()
        .returning({ reference: contactMessages.reference });
      if (inserted) return inserted.reference;
      const [earlier] = await tx
        .select({ reference: contactMessages.reference })
        .from(contactMessages)
        .where(eq(contactMessages.idempotencyKey, values.idempotencyKey));
      return earlier?.reference;
    });
  }

  /** Newest first. */
  findPage({ limit, after }: TimeRange): Promise<Page> {
    return this.database.forSystem('content: read contact messages', async (tx) => {
      const rows = await tx
        .select()
        .from(contactMessages)
        .where(afterCursor(contactMessages.receivedAt, contactMessages.id, after))
        .orderBy(desc(contactMessages.receivedAt), desc(contactMessages.id))
        .limit(limit);
      return {
        rows,
        total: await readTotal(tx, contactMessages, undefined),
        open: await readTotal(tx, contactMessages, isNull(contactMessages.handledAt)),
      };
    });
  }

  /** As it is afterwards. Handling it again leaves the time of the first. */
  setHandled(id: string, handledAt: Date | null): Promise<ContactMessageRow | undefined> {
    return this.database.forSystem('content: mark a contact message', async (tx) => {
      const isOne = eq(contactMessages.id, id);
      const changes = handledAt ? and(isOne, isNull(contactMessages.handledAt)) : isOne;
      await tx.update(contactMessages).set({ handledAt }).where(changes);
      const [row] = await tx.select().from(contactMessages).where(isOne);
      return row;
    });
  }

  /** Whether there was one to delete. */
  delete(id: string, actor: string): Promise<boolean> {
    return this.database.forSystem('content: delete a contact message', async (tx) => {
      const deleted = await tx
        .delete(contactMessages)
        .where(eq(contactMessages.id, id))
        .returning({ id: contactMessages.id });
      if (deleted.length === 0) return false;
      await audit(tx, { reason: 'content: contact message deleted', actor, subject: id });
      return true;
    });
  }

  /** Removes what came before that time. */
  purge(before: Date): Promise<void> {
    return this.database.forSystem('content: delete old contact messages', async (tx) => {
      await tx.delete(contactMessages).where(lt(contactMessages.receivedAt, before));
    });
  }
}
