import { auditLog } from './audit-log.table.js';
import { type Transaction } from './transaction.js';

export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

/** Notes what happens to accounts together with the change itself: both are kept, or neither. For system work only. */
export async function audit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(entry);
}
