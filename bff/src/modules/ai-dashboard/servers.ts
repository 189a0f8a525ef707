import { isIP } from 'node:net';
import { type Env } from '../../config/env.js';
import { isPublicAddress } from '../../integrations/guard/public-address.js';

export const SERVER_PARTS = [
  'language-model',
  'embeddings',
  'speech-to-text',
  'text-to-speech',
  'mail',
  'sign-in',
  'home',
] as const;
export const PLACES = ['this-machine', 'private-network', 'outside'] as const;

export interface Server {
  readonly part: (typeof SERVER_PARTS)[number];
  /** With its port, where that is not the usual one. */
  readonly host: string;
  readonly place: (typeof PLACES)[number];
}

type Configured = Pick<
  Env,
  'IDENTITY' | 'MODEL_URL' | 'EMBEDDINGS_URL' | 'TRANSCRIPTION_URL' | 'SPEECH_URL' | 'MAIL_URL'
>;

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Names that no public server has: of one part, as in a network of containers, or under these. */
const PRIVATE_NAME = /^[^.]+$|\.(?:local|lan|home|internal|localhost|home\.arpa)$/u;

/** Where this server is set up to send something: by its operator, and to homes that the user has joined. */
export function serversOf(env: Configured, homes: readonly string[]): Server[] {
  const set: [Server['part'], string | undefined][] = [
    ['language-model', env.MODEL_URL],
    ['embeddings', env.EMBEDDINGS_URL],
    ['speech-to-text', env.TRANSCRIPTION_URL],
    ['text-to-speech', env.SPEECH_URL],
    ['mail', env.MAIL_URL],
    ['sign-in', env.IDENTITY === 'firebase' ? 'https://identitytoolkit.googleapis.com' : undefined],
    ...homes.map((url): [Server['part'], string] => ['home', url]),
  ];
  return set.flatMap(([part, address]) => {
    const url = address === undefined ? null : URL.parse(address);
    return url ? [{ part, host: url.host, place: placeOf(url.hostname) }] : [];
  });
}

/** What this server is set up to use a machine for, and where it is. */
export function describeMachine(
  servers: readonly Server[],
  { host, port }: { readonly host: string; readonly port: number },
): { part: Server['part'] | null; place: Server['place'] } {
  const named = servers.find((server) => server.host === `${host}:${String(port)}` || server.host === host);
  return { part: named?.part ?? null, place: placeOf(host) };
}

/** Where a machine of that name is, as far as its name tells. */
export function placeOf(hostname: string): Server['place'] {
  if (THIS_MACHINE.has(hostname)) return 'this-machine';
  const address = hostname.replace(/^\[|\]$/gu, '');
  if (isIP(address) !== 0) return isPublicAddress(address) ? 'outside' : 'private-network';
  return PRIVATE_NAME.test(hostname) ? 'private-network' : 'outside';
}
