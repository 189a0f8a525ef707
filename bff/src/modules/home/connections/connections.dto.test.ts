import { changeHomeConnection, connectHome } from './connections.dto.js';

const HOSTILE = [
  '',
  '\u0000',
  'x'.repeat(5_000),
  'http://',
  '🌍',
  'mqtt://',
  'file:///etc/passwd',
  'javascript:alert(1)',
];

describe('the address of a home', () => {
  it.each(HOSTILE)('is refused, not thrown over: %j', (url) => {
    expect(changeHomeConnection.safeParse({ url }).success).toBe(false);
    expect(connectHome.safeParse({ kind: 'mqtt', name: 'Home', url }).success).toBe(false);
  });

  it('holds no user name and no password', () => {
    const { error } = changeHomeConnection.safeParse({ url: 'mqtt://ana:secret@192.168.1.10:1883' });
    expect(error?.issues[0]?.message).toBe('Enter the user name and the password in their own fields.');
    expect(changeHomeConnection.safeParse({ url: 'mqtt://192.168.1.10:1883' }).success).toBe(true);
  });
});
