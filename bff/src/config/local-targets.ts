import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** What the operator allows beside the public internet: `ha.lan:8123`, `192.168.1.0/24:1883,8883`. */
export interface LocalTarget {
  readonly host: string | undefined;
  readonly network: readonly [Address, number] | undefined;
  readonly ports: ReadonlySet<number>;
}

/** Throws with what is wrong: without ports, every service of a machine would be open, its database too. */
export function parseLocalTargets(text: string): LocalTarget[] {
  return text
    .split(/[\s;]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.lastIndexOf(':');
      const [where, ports] = [
        entry.slice(0, Math.max(at, 0)),
        entry
          .slice(at + 1)
          .split(',')
          .map(Number),
      ];
      if (where === '' || !ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536))
        throw new Error(`${entry} is no host or network with its ports, such as 192.168.1.0/24:1883,8123`);
      const bare = where.replaceAll(/^\[|\]$/g, '').toLowerCase();
      const network = networkOf(bare);
      return { host: network ? undefined : bare, network, ports: new Set(ports) };
    });
}

function networkOf(text: string): readonly [Address, number] | undefined {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return undefined;
  const ip = ipaddr.parse(text);
  return [ip, ip.kind() === 'ipv4' ? 32 : 128];
}
