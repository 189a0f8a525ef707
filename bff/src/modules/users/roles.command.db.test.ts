import { StartError } from '../../common/start-error.js';
import { FakeIdentity } from '../../integrations/identity/identity.fake.js';
import { oneDriver, sharedDatabase } from '../../testing/database.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { RolesCommand } from './roles.command.js';
import { UsersRepository } from './users.repository.js';

describe.each(oneDriver)('the roles command on %s', (driver) => {
  const test = sharedDatabase(driver);
  let users: UsersRepository;
  let identity: FakeIdentity;
  let isInUse = false;

  beforeAll(() => {
    users = new UsersRepository(test.database);
  });
  beforeEach(async () => {
    isInUse = false;
    identity = new FakeIdentity(new FakeClock());
    identity.tokenFor('ana');
    identity.tokenFor('new');
    const ana = {
      uid: 'ana',
      email: 'Ana@example.com',
      emailVerified: true,
      displayName: null,
      photoUrl: null,
    };
    const { id } = await users.recordSignIn({ ...ana, role: 'user', roleSource: null }, new Date());
    await users.changeRole(id, { role: 'user', roleSource: null });
  });

  const run = (...args: string[]): Promise<string> =>
    new RolesCommand(identity, () =>
      isInUse
        ? Promise.reject(new StartError('The database folder is in use.'))
        : Promise.resolve({ users, close: () => Promise.resolve() }),
    ).run(args);

  it('grants, lists and revokes', async () => {
    await expect(run('list')).resolves.toBe('Nobody is admin.');
    const granted = 'Ana@example.com is admin by a claim of the sign-in service';
    await expect(run('grant', 'ana@example.com')).resolves.toBe(granted);
    expect(identity.isAdmin('ana')).toBe(true);
    await expect(run('list')).resolves.toBe(granted);
    await expect(run('revoke', 'ana@example.com')).resolves.toBe('Ana@example.com is user');
    expect(identity.isAdmin('ana')).toBe(false);
  });

  it('keeps the grant in the table where claims cannot be written', async () => {
    identity.managesAccounts = false;
    await expect(run('grant', 'ana@example.com')).resolves.toBe(
      'Ana@example.com is admin by Twyn’s own table',
    );
  });

  it('writes the claim alone while the server holds the database, or before a first sign-in', async () => {
    await expect(run('grant', 'new@example.com')).resolves.toContain('within half a minute');
    expect(identity.isAdmin('new')).toBe(true);
    isInUse = true;
    await expect(run('grant', 'ana@example.com')).resolves.toContain('within half a minute');
    expect(identity.isAdmin('ana')).toBe(true);
  });

  it('refuses when it must write the table and the server holds the database', async () => {
    isInUse = true;
    identity.managesAccounts = false;
    await expect(run('grant', 'ana@example.com')).rejects.toThrow('in use');
    await expect(run('list')).rejects.toThrow('in use');
  });

  it('says when nobody is meant', async () => {
    await expect(run('grant', 'nobody@example.com')).rejects.toThrow('Nobody has signed up as nobody@');
    identity.managesAccounts = false;
    await expect(run('grant', 'new@example.com')).rejects.toThrow('Nobody has signed in to this Twyn');
  });

  it.each([[], ['grant'], ['list', 'x'], ['promote', 'ana@example.com'], ['grant', 'a@b.c', 'd@e.f']])(
    'explains itself when called with %j',
    async (...args) => {
      await expect(run(...(args as string[]))).rejects.toThrow('Usage');
    },
  );
});
