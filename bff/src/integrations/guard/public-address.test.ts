import { isPublicAddress } from './public-address.js';

describe('an address of the public internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
    'is %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
    ['this machine', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
    ['unique-local', ['fc00::1', 'fd12:3456:789a::1']],
    ['site-local, as it was once', ['fec0::1']],
    ['link-local, the cloud’s metadata among it', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
    ['shared by a provider’s customers', ['100.64.0.1', '100.127.255.255']],
    ['multicast', ['224.0.0.1', '239.255.255.255', 'ff02::1']],
    ['broadcast', ['255.255.255.255']],
    ['for documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['for benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
    ['reserved', ['192.0.0.1', '192.88.99.1', '240.0.0.1', '100::1', '5f00::1', '4000::1']],
    ['IPv4 in IPv6, mapped', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:1.1.1.1']],
    ['IPv4 in IPv6, as it was once', ['::127.0.0.1', '::10.0.0.1']],
    ['IPv4 in IPv6, translated', ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '::ffff:0:127.0.0.1']],
    ['IPv4 in IPv6, tunnelled', ['2002:7f00:1::', '2001::1']],
    ['no address', ['', 'localhost', '1.1.1.1.1']],
  ])('is none that is %s', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
