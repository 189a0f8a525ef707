import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { users } from './users.table.js';

export type UserRow = typeof users.$inferSelect;
export type SignIn = Omit<UserRow, 'id' | 'createdAt' | 'updatedAt' | 'lastSignInAt'>;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  /** System work: who this is, is only known once the row is found or made. */
  recordSignIn(signIn: SignIn, at: Date): Promise<UserRow> {
    return this.database.forSystem('users: record a sign-in', async (tx) => {
      const changes = { ...signIn, lastSignInAt: at, updatedAt: at };
      const [row] = await tx
        .insert(users)
        .values(changes)
        .onConflictDoUpdate({ target: users.uid, set: changes })
        .returning();
      if (!row) throw new Error('The sign-in left no row.');
      return row;
    });
  }
}
