import ipaddr from 'ipaddr.js';

/** All of IPv6 that was given out to be reached from everywhere. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not private, not this machine, its link or its provider, and no
 * other spelling of such an address (mapped, translated or tunnelled IPv4). What is not known to be public is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT);
}
