import { type Reminder } from './reminder.js';
import { ReminderTransaction } from './reminder-transaction.js';
import { MAX_OPEN_REMINDERS, TooManyReminders } from './reminders.errors.js';
import { type ReminderRows } from './reminders.repository.js';

const NOW = new Date('2026-11-21T13:30:00Z');
const CALL = { kind: 'reminder', text: 'call Ana', dueAt: null } as const;

function boxOf(open: number): ReminderTransaction {
  const rows: Partial<ReminderRows> = {
    countOpen: () => Promise.resolve(open),
    insert: () => Promise.resolve(),
    store: () => Promise.resolve(),
  };
  return new ReminderTransaction(rows as ReminderRows, NOW);
}

describe('open reminders', () => {
  it('are kept to a number that can be looked through', async () => {
    await expect(boxOf(MAX_OPEN_REMINDERS).add(CALL)).rejects.toThrow(TooManyReminders);
    await expect(boxOf(MAX_OPEN_REMINDERS - 1).add(CALL)).resolves.toMatchObject({ status: 'open' });
  });

  it('are not opened again beyond it', async () => {
    const done: Reminder = { ...(await boxOf(0).add(CALL)), status: 'done', closedAt: NOW };
    await expect(boxOf(MAX_OPEN_REMINDERS).reopen(done)).rejects.toThrow(TooManyReminders);
    await expect(boxOf(0).reopen(done)).resolves.toMatchObject({ status: 'open', closedAt: null });
  });
});
