import * as z from 'zod/mini';
import type { HomeConnection } from '../api/connections.api';
import type { Kind } from './connection-words';

export const MAX_NAME_LENGTH = 255;
const EXAMPLES = { mqtt: 'mqtt://192.168.1.10:1883', home_assistant: 'http://192.168.1.10:8123' } as const;
const PROTOCOLS = { mqtt: /^mqtts?:\/\/[^/]/, home_assistant: /^https?:\/\/[^/]/ } as const;

export interface ConnectionValues {
  name: string;
  url: string;
  username: string;
  secret: string;
}

export interface ConnectionFields {
  /** An address of this form; none: it has no address. */
  example: string | undefined;
  secretLabel: string;
  hasUsername: boolean;
}

export function fieldsOf(kind: Kind): ConnectionFields {
  switch (kind) {
    case 'mqtt':
      return { example: EXAMPLES.mqtt, secretLabel: 'Password (optional)', hasUsername: true };
    case 'home_assistant':
      return {
        example: EXAMPLES.home_assistant,
        secretLabel: 'Long-lived access token',
        hasUsername: false,
      };
    case 'own_broker':
    case 'simulated':
      return { example: undefined, secretLabel: '', hasUsername: false };
  }
}

/** What has to be filled in; a secret that is kept may be left empty. */
export function connectionSchema(
  kind: Kind,
  before: HomeConnection | undefined,
): z.ZodMiniType<ConnectionValues, ConnectionValues> {
  const protocol = kind === 'mqtt' || kind === 'home_assistant' ? PROTOCOLS[kind] : undefined;
  const example = fieldsOf(kind).example ?? '';
  return z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')),
      url: z.string().check(
        z.trim(),
        z.refine(
          (text) => protocol === undefined || protocol.test(text),
          `Enter an address such as ${example}.`,
        ),
      ),
      username: z.string().check(z.trim()),
      secret: z.string().check(z.trim()),
    })
    .check(
      z.refine(
        ({ secret, url }) =>
          kind !== 'home_assistant' || secret !== '' || (before?.secretSetAt != null && url === before.url),
        { path: ['secret'], message: 'Enter the token that you made in Home Assistant.' },
      ),
    );
}
