import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import tls from 'node:tls';
import ipaddr from 'ipaddr.js';
import { type LocalTarget } from '../../config/local-targets.js';
import { isPublicAddress } from './public-address.js';

/** The server does not connect to this address for a user. */
export class TargetRefused extends Error {
  constructor() {
    super('This address is not allowed.');
    this.name = 'TargetRefused';
  }
}

/** Link-local has the metadata of clouds; the others are no machine. Whatever the list says, they are not called. */
const NEVER = new Set(['linkLocal', 'unspecified', 'multicast', 'broadcast', 'reserved']);
const CONNECT_MS = 10_000;

export interface TargetRules {
  readonly targets: readonly LocalTarget[];
  /** @default what is not of a private or special network */
  readonly isPublic?: (address: string) => boolean;
}

/** Whether the address that a name leads to may be called at this port. */
export function isAllowedTarget(
  { host, port }: { host: string; port: number },
  address: string,
  { targets, isPublic = isPublicAddress }: TargetRules,
): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  if (NEVER.has(ip.range())) return false;
  if (isPublic(ip.toString())) return true;
  return targets.some(
    (target) =>
      target.ports.has(port) && (target.host === host.toLowerCase() || isWithin(ip, target.network)),
  );
}

/** For `net`, `tls` and undici alike: asks once, and gives only addresses that may be called. */
export function guardedLookup(
  port: number,
  rules: TargetRules,
  lookup: LookupFunction = dns.lookup,
): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [{ address: found, family: net.isIP(found) }] : found;
      if (error) {
        callback(error, '');
        return;
      }
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowedTarget({ host, port }, address, rules)))
        callback(new TargetRefused(), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Throws where an address as it is written is not allowed: Node does not look those up. */
export function checkWrittenAddress(host: string, port: number, rules: TargetRules): void {
  const bare = host.replaceAll(/^\[|\]$/g, '');
  if (net.isIP(bare) !== 0 && !isAllowedTarget({ host, port }, bare, rules)) throw new TargetRefused();
}

/** A connection to a broker; it ends with `TargetRefused` where the name leads to what is not allowed. */
export function guardedSocket(
  { host, port, isTls }: { host: string; port: number; isTls: boolean },
  rules: TargetRules,
): net.Socket {
  checkWrittenAddress(host, port, rules);
  const bare = host.replaceAll(/^\[|\]$/g, '');
  const options = { host: bare, port, lookup: guardedLookup(port, rules), noDelay: true };
  const socket = isTls
    ? tls.connect({ ...options, ...(net.isIP(bare) === 0 && { servername: bare }) })
    : net.connect(options);
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('The address does not answer.')));
  socket.once('connect', () => socket.setTimeout(0));
  return socket;
}

function isWithin(ip: ipaddr.IPv4 | ipaddr.IPv6, network: LocalTarget['network']): boolean {
  if (!network) return false;
  const [base, bits] = network;
  if (ip instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && ip.match(base, bits);
  return base instanceof ipaddr.IPv6 && ip.match(base, bits);
}
