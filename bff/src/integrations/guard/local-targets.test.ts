import net, { type AddressInfo } from 'node:net';
import { parseLocalTargets } from '../../config/local-targets.js';
import { guardedSocket, isAllowedTarget, type TargetRules } from './local-targets.js';

const isPublic = (address: string): boolean => address === '8.8.8.8';
const rules = (text: string): TargetRules => ({ targets: parseLocalTargets(text), isPublic });
const LIST = rules('ha.lan:8123 192.168.1.0/24:1883,8883 [fd00::5]:8123');

describe('an address of a home', () => {
  it.each([
    ['ha.lan', '192.168.7.7', 8123, true],
    ['ha.lan', '192.168.7.7', 22, false],
    ['ha.lan', '169.254.169.254', 8123, false],
    ['x', '192.168.1.9', 1883, true],
    ['x', '192.168.1.9', 8123, false],
    ['x', '192.168.2.9', 1883, false],
    ['x', 'fd00::5', 8123, true],
    ['x', '::ffff:192.168.1.9', 1883, true],
    ['x', '127.0.0.1', 1883, false],
    ['x', '0.0.0.0', 1883, false],
    ['x', 'fe80::1', 8123, false],
    ['x', '8.8.8.8', 1883, true],
    ['x', 'nonsense', 1883, false],
  ])('%s at %s:%i may be called: %s', (host, address, port, is) => {
    expect(isAllowedTarget({ host, port }, address, LIST)).toBe(is);
  });

  it.each(['192.168.1.0/24', 'ha.lan', 'ha.lan:', 'ha.lan:99999', ':1883'])('is not listed as %s', (text) => {
    expect(() => parseLocalTargets(text)).toThrow('with its ports');
  });

  it('is refused before a byte is sent', async () => {
    let connections = 0;
    const canary = net.createServer(() => connections++).listen(0, '127.0.0.1');
    await new Promise((resolve) => canary.once('listening', resolve));
    const { port } = canary.address() as AddressInfo;
    const to = (host: string) => ({ host, port, isTls: false });
    expect(() => guardedSocket(to('127.0.0.1'), rules('ha.lan:8123'))).toThrow('not allowed');
    const failed = new Promise<Error>((resolve) => {
      guardedSocket(to('localhost'), rules('ha.lan:8123')).once('error', resolve);
    });
    expect((await failed).message).toContain('not allowed');
    const open = guardedSocket(to('localhost'), rules(`localhost:${String(port)}`));
    await new Promise((resolve) => open.once('connect', resolve));
    open.destroy();
    expect(connections).toBe(1);
    canary.close();
  });
});
