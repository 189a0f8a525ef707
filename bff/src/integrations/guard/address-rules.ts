import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** `private`: of this machine or a network that is not public. The others are of the address as it is written. */
export type AddressRefusal = 'scheme' | 'credentials' | 'port' | 'private';

/** The server does not call this address for a user. */
export class AddressRefused extends Error {
  constructor(readonly refusal: AddressRefusal) {
    super(`The address is refused: ${refusal}.`);
    this.name = 'AddressRefused';
  }
}

const HTTPS = 443;
const HTTP = 80;
/** Below it are mail, DNS, SSH and their like, which can be made to read a request as something else. */
const FIRST_FREE_PORT = 1_024;

/** Whether the operator lets users name it although it is private: by `host`, or by `host:port`. */
export function isAllowedHost(url: URL, allowedHosts: readonly string[]): boolean {
  return (
    allowedHosts.includes(url.hostname) || allowedHosts.includes(`${url.hostname}:${String(portOf(url))}`)
  );
}

/**
 * What is wrong with an address that a user has written, as far as it can be told without asking for its name; whatever
 * way an IP address is written, `URL` has read it already.
 */
export function refusalOf(url: URL, allowedHosts: readonly string[]): AddressRefusal | undefined {
  if (!/^https?:$/.test(url.protocol)) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isAllowedHost(url, allowedHosts)) return undefined;
  const host = url.hostname.replaceAll(/^\[|\]$|\.$/g, '');
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  if (isHere || (isIP(host) !== 0 && !isPublicAddress(host))) return 'private';
  if (url.protocol !== 'https:') return 'scheme';
  const port = portOf(url);
  return port === HTTPS || port >= FIRST_FREE_PORT ? undefined : 'port';
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? HTTPS : HTTP;
}
