import dns from 'node:dns';
import { type LookupFunction } from 'node:net';
import { type RequestInit as UndiciInit } from 'undici';
import { currentReason, withhold } from '../../common/http/call-reason.js';
import { AddressRefused, isAllowedHost, refusalOf } from './address-rules.js';
import { isPublicAddress } from './public-address.js';

const CONNECT_MS = 5_000;
/** Unpacked: the longest answer of a model that there is, in pieces of some 300 bytes, several times over. */
const MAX_BYTES = 4_000_000;

export interface GuardOptions {
  /** In private networks, and allowed by the operator: `host` or `host:port`. */
  allowedHosts: readonly string[];
  /** Replaced in tests. @default the system's */
  lookup?: LookupFunction;
  /** Replaced in tests, which may call no public address. @default the true one */
  isPublic?: typeof isPublicAddress;
}

/**
 * A `fetch` for addresses that users have written: https on the public internet, or a host that the operator allows. The
 * name is asked for once, and the connection goes to the very address that was checked, since a second answer may be
 * another one. Redirects are refused, and an answer ends at 4 MB.
 */
export function guardedFetch({
  allowedHosts,
  lookup = dns.lookup,
  isPublic = isPublicAddress,
}: GuardOptions): typeof fetch {
  const guarded = publicOnly(lookup, isPublic);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const refusal = refusalOf(url, allowedHosts);
    if (refusal) {
      withhold(currentReason(), { url: url.href, why: 'address' });
      throw new AddressRefused(refusal);
    }
    // Loaded with the first: 3 MB that a server without such addresses does without.
    const undici = await import('undici');
    // One for each request: kept, each address that a user ever wrote would leave its connections behind.
    const dispatcher = new undici.Agent({
      connect: undici.buildConnector({
        timeout: CONNECT_MS,
        lookup: isAllowedHost(url, allowedHosts) ? lookup : guarded,
      }),
    });
    try {
      // Of the package, whose dispatcher Node's own may not understand.
      const response = await undici.fetch(url, { ...(init as UndiciInit), redirect: 'error', dispatcher });
      return bounded(response);
    } finally {
      // Ends once the body is read or given up.
      void dispatcher.close();
    }
  };
}

/** Looks a name up and gives all of its addresses, or none when one of them is not public. */
function publicOnly(lookup: LookupFunction, isPublic: typeof isPublicAddress): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) {
        callback(error, '');
        return;
      }
      const addresses = typeof found === 'string' ? [] : found;
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        callback(new AddressRefused('private'), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function bounded({ body, status, headers }: Response): Response {
  let left = MAX_BYTES;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('The answer is too large.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(body && body.pipeThrough(counting), { status, headers: [...headers] });
}
