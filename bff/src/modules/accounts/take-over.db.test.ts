import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { oneDriver } from '../../testing/database.js';
import { AccountsCommand } from './accounts.command.js';
import { AccountsRepository } from './accounts.repository.js';
import { LocalProduct } from './testing/local-product.js';

const EMULATOR_FILE = {
  version: 1,
  users: [
    {
      localId: 'uid-ana',
      email: 'Ana@example.com',
      emailVerified: true,
      displayName: 'Ana',
      createdAt: '1700000000000',
      salt: 'fakeSaltabc',
      passwordHash: 'fakeHash:salt=fakeSaltabc:password=hunter2hunter2',
      customAttributes: '{"admin":true}',
      providerUserInfo: [
        { providerId: 'password', rawId: 'ana@example.com', email: 'ana@example.com' },
        { providerId: 'google.com', rawId: 'google-ana', email: 'ana@gmail.example', displayName: 'Ana G' },
      ],
    },
    { localId: 'uid-bo', phoneNumber: '+442079460123', providerUserInfo: [] },
  ],
};

describe.each(oneDriver)('taking over the accounts of the emulator on %s', (driver) => {
  let local: LocalProduct;
  let said: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'twyn-take-over-'));

  beforeAll(async () => {
    local = await LocalProduct.start(driver);
    said = await run(EMULATOR_FILE);
  });
  afterAll(() => local.close());

  function run(content: unknown): Promise<string> {
    const file = path.join(folder, 'auth-users.json');
    writeFileSync(file, JSON.stringify(content));
    return local.product.app.get(AccountsCommand).run(['import', file]);
  }

  it('keeps who they are, and nothing that proved it', async () => {
    const ana = await local.product.app.get(AccountsRepository).find('uid-ana');
    expect(ana).toMatchObject({
      email: 'ana@example.com',
      displayName: 'Ana',
      emailVerified: false,
      isAdmin: false,
      passwordHash: null,
      createdAt: new Date(1_700_000_000_000),
      providers: [{ providerId: 'google.com', rawId: 'google-ana', opens: false }],
    });
    const password = 'hunter2hunter2';
    await local.call('signInWithPassword', { email: 'ana@example.com', password }).expect(400);
    expect(said).not.toContain(password);
  });

  it('prints a link for a new password, which opens the same account', async () => {
    const link = /ana@example\.com: (\S+)/.exec(said)?.[1] ?? '';
    const oobCode = new URL(link).searchParams.get('oobCode');
    await local.call('resetPassword', { oobCode, newPassword: 'another good password' }).expect(200);
    const { localId } = await local.signIn('ana@example.com', 'another good password');
    expect(localId).toBe('uid-ana');
    expect(said).toContain('uid-bo: without an address');
  });

  it('opens no account by what a service had vouched for there', async () => {
    const { body } = await local.play({ sub: 'google-ana', email: 'ana@gmail.example' }).expect(200);
    expect(body.localId).not.toBe('uid-ana');
  });

  it('leaves alone what is here already', async () => {
    await expect(run(EMULATOR_FILE)).resolves.toContain('0 accounts were taken over');
    await local.signIn('ana@example.com', 'another good password');
  });

  it.each([{}, { version: 2, users: [] }, { version: 1, users: [{ localId: 7 }] }, []])(
    'refuses %j',
    async (content) => {
      await expect(run(content)).rejects.toThrow(/no list of users/);
    },
  );

  it('says how it is called', async () => {
    const command = local.product.app.get(AccountsCommand);
    for (const wrong of [[], ['import'], ['what'], ['import', 'a', 'b'], ['mail', 'x']]) {
      await expect(command.run(wrong)).rejects.toThrow(/^Usage/);
    }
    await expect(command.run(['import', '/nowhere'])).rejects.toThrow('cannot be read');
    await expect(command.run(['disable', 'nobody@example.com'])).rejects.toThrow('Nobody has signed up');
  });
});
