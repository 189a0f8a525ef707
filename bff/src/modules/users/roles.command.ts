import { type Role } from '../../common/auth/permissions.js';
import { StartError } from '../../common/start-error.js';
import { type Identity } from '../../integrations/identity/identity.js';
import { RolesService } from './roles.service.js';
import { UserChangesService } from './user-changes.service.js';
import { type UserRow, type UsersRepository } from './users.repository.js';

const USAGE = 'Usage: roles grant <email> | revoke <email> | list';

/** The users' table, held open for the length of one command. Throws StartError when it cannot be opened. */
export type OpenUsers = () => Promise<{ users: UsersRepository; close(): Promise<void> }>;

/** The admin role from the command line; answers with what there is to say. */
export class RolesCommand {
  constructor(
    private readonly identity: Identity,
    private readonly openUsers: OpenUsers,
  ) {}

  async run([command, email, ...rest]: string[]): Promise<string> {
    if (command === 'list' && email === undefined) return this.list();
    if (email === undefined || rest.length > 0) throw new StartError(USAGE);
    if (command === 'grant') return this.set(email, 'admin');
    if (command === 'revoke') return this.set(email, 'user');
    throw new StartError(USAGE);
  }

  private list(): Promise<string> {
    return this.withUsers(async (users) => {
      const admins = await users.findAdmins();
      return admins.map(describe).join('\n') || 'Nobody is admin.';
    });
  }

  private async set(email: string, role: Role): Promise<string> {
    try {
      return await this.withUsers((users) => this.setInTable(users, email, role));
    } catch (error) {
      // The embedded database is one process's alone. The claim can be written all the same, and the server follows it.
      if (!(error instanceof StartError) || !this.identity.managesAccounts) throw error;
      await this.setClaim(email, role);
      return `${email} is ${role} by a claim of the sign-in service; a running Twyn follows within half a minute.`;
    }
  }

  private async setInTable(users: UsersRepository, email: string, role: Role): Promise<string> {
    const user = await users.findByEmail(email);
    if (!user) throw new StartError(`Nobody has signed in to this Twyn as ${email}.`);
    const roles = new RolesService(users, new UserChangesService(users), this.identity);
    return describe(await roles.set(user, role));
  }

  private async setClaim(email: string, role: Role): Promise<void> {
    const uid = await this.identity.findUid(email);
    if (uid === undefined) throw new StartError(`Nobody has signed up as ${email}.`);
    await this.identity.setAdmin(uid, role === 'admin');
  }

  private async withUsers<T>(work: (users: UsersRepository) => Promise<T>): Promise<T> {
    const { users, close } = await this.openUsers();
    try {
      return await work(users);
    } finally {
      await close();
    }
  }
}

function describe({ email, uid, role, roleSource }: UserRow): string {
  const by = { claim: 'a claim of the sign-in service', email: 'ADMIN_EMAIL', table: 'Twyn’s own table' };
  return `${email ?? uid} is ${role}${roleSource ? ` by ${by[roleSource]}` : ''}`;
}
