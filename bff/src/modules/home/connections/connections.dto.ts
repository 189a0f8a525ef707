import { z } from 'zod';
import { key, name } from '../home.dto.js';
import { CONNECTION_KINDS, CONNECTION_STATUSES } from './connection-kind.js';

const MAX_URL_LENGTH = 500;
const MAX_SECRET_LENGTH = 4_000;
const MAX_AT_ONCE = 1_000;

const url = z
  .url({ protocol: /^(mqtts?|https?)$/, error: 'Enter an address such as mqtt://192.168.1.10:1883.' })
  .max(MAX_URL_LENGTH)
  .refine((text) => URL.parse(text)?.hostname !== '', 'Enter an address such as mqtt://192.168.1.10:1883.')
  .refine((text) => {
    // Checks run on what is no address, too.
    const { username, password } = URL.parse(text) ?? { username: '', password: '' };
    return username === '' && password === '';
  }, 'Enter the user name and the password in their own fields.');
const username = z.string().max(255);
const secret = z.string().min(1).max(MAX_SECRET_LENGTH);

export const connectHome = z
  .strictObject({
    kind: z.enum(CONNECTION_KINDS),
    name,
    url: url.optional().meta({ description: 'Left out for MQTT: the broker of this server.' }),
    username: username.optional(),
    secret: secret.optional().meta({ description: 'Password of a broker, or token of Home Assistant.' }),
  })
  .superRefine(({ kind, url: address, secret: token }, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message });
    const protocol = address === undefined ? undefined : URL.parse(address)?.protocol;
    if (kind === 'simulated' && address !== undefined) refuse('url', 'Simulated devices have no address.');
    if (kind === 'mqtt' && protocol !== undefined && !/^mqtts?:$/.test(protocol))
      refuse('url', 'Enter an address such as mqtt://192.168.1.10:1883.');
    if (kind === 'home_assistant' && (protocol === undefined || !/^https?:$/.test(protocol)))
      refuse('url', 'Enter an address such as http://192.168.1.10:8123.');
    if (kind === 'home_assistant' && token === undefined)
      refuse('secret', 'Enter a long-lived access token.');
  })
  .meta({ id: 'ConnectHome' });
export type ConnectHome = z.output<typeof connectHome>;

export const changeHomeConnection = z
  .strictObject({
    name: name.optional(),
    url: url.optional().meta({ description: 'Another address forgets the secret: give it with it.' }),
    username: username.nullable().optional(),
    secret: secret.optional(),
    isPaused: z.boolean().optional(),
  })
  .meta({ id: 'ChangeHomeConnection' });
export type ChangeHomeConnection = z.output<typeof changeHomeConnection>;

export const homeConnection = z
  .object({
    id: z.uuid(),
    kind: z.enum(CONNECTION_KINDS),
    name: z.string(),
    url: z.string().nullable(),
    username: z.string().nullable(),
    secretSetAt: z.iso.datetime().nullable().meta({ description: 'The secret itself is never told.' }),
    isPaused: z.boolean(),
    status: z.enum(CONNECTION_STATUSES),
    statusReason: z.string().nullable(),
    statusAt: z.iso.datetime(),
    entityCount: z.number().int().min(0),
    waitingCount: z.number().int().min(0).meta({ description: 'Found, and neither accepted nor ignored.' }),
  })
  .meta({ id: 'HomeConnection' });
export type HomeConnection = z.output<typeof homeConnection>;

export const homeConnections = z
  .object({
    items: z.array(homeConnection),
    hasOwnBroker: z.boolean().meta({ description: 'MQTT can be joined without an address.' }),
  })
  .meta({ id: 'HomeConnections' });
export type HomeConnections = z.output<typeof homeConnections>;

export const homeProblems = z
  .object({ items: z.array(z.object({ at: z.iso.datetime(), source: z.string(), reason: z.string() })) })
  .meta({ id: 'HomeProblems', description: 'What was left out and why, the latest first.' });
export type HomeProblems = z.output<typeof homeProblems>;

const found = { connection: z.uuid(), externalId: z.string().min(1).max(500) };

export const discoveredEntity = z
  .object({
    ...found,
    name: z.string(),
    domain: z.string(),
    deviceClass: z.string().nullable(),
    area: z.string().nullable().meta({ description: 'The name that it came with.' }),
    floor: z.string().nullable(),
    device: z
      .object({
        id: z.string(),
        name: z.string().nullable(),
        manufacturer: z.string().nullable(),
        model: z.string().nullable(),
      })
      .nullable(),
    category: z.enum(['config', 'diagnostic']).nullable(),
    isIgnored: z.boolean(),
    isGuarded: z.boolean(),
    foundAt: z.iso.datetime(),
  })
  .meta({ id: 'DiscoveredEntity' });

export const discoveredEntities = z
  .object({ items: z.array(discoveredEntity) })
  .meta({ id: 'DiscoveredEntities' });
export type DiscoveredEntities = z.output<typeof discoveredEntities>;

export const acceptDiscovered = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          ...found,
          name: name.optional(),
          area: key.nullable().optional().meta({
            description:
              'A room of the home; left out, the one that it came with, which is made where it is missing.',
          }),
        }),
      )
      .min(1)
      .max(MAX_AT_ONCE),
  })
  .meta({ id: 'AcceptDiscovered' });
export type AcceptDiscovered = z.output<typeof acceptDiscovered>;

export const acceptedEntities = z
  .object({
    ids: z.array(z.string()).meta({ description: 'Of the entities, in the order of what was accepted.' }),
  })
  .meta({ id: 'AcceptedEntities' });
export type AcceptedEntities = z.output<typeof acceptedEntities>;

export const ignoreDiscovered = z
  .strictObject({ items: z.array(z.strictObject(found)).min(1).max(MAX_AT_ONCE), isIgnored: z.boolean() })
  .meta({ id: 'IgnoreDiscovered' });
export type IgnoreDiscovered = z.output<typeof ignoreDiscovered>;
