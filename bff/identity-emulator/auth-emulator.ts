// The only file that knows firebase-tools. These entries are internal to it, so its version is pinned exactly
// and the smoke test beside this file guards every upgrade.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import apiSpec, { type Operation } from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { SingleProjectMode } from 'firebase-tools/lib/emulator/auth/index.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { AgentProjectState, type UserRecord } from 'firebase-tools/lib/emulator/auth/state.js';
import { logger } from 'firebase-tools/lib/logger.js';

/** Every operation and parameter is compiled at the start; these belong to features the product does not use. */
const UNUSED_OPERATIONS =
  /\/tenants|dpConfigs|SamlConfigs|defaultSupportedIdps|passkey|GameCenter|IosClient|issueSaml|identityPlatform|mfa/i;

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

/** Behind a front door on the same machine or network, links carry the site's own scheme and host. */
const FRONT_DOORS = 'loopback, linklocal, uniquelocal';

/** Among what the emulator keeps in a refresh token: when its device signed in. */
const SIGNED_IN_AT = 'signedInAt';

/** Where the vendor's logger keeps the arguments after the first. */
const FURTHER_ARGUMENTS = Symbol.for('splat');

interface LogEntry {
  level: string;
  message: string;
  [FURTHER_ARGUMENTS]?: unknown[];
}

export interface AuthEmulator {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  users: () => UserRecord[];
}

/** Firebase's own Auth emulator, without its command line, hub and user interface. */
export async function createAuthEmulator(projectId: string, users: UserRecord[]): Promise<AuthEmulator> {
  trimSpecification();
  printMessages();

  const state = new AgentProjectState(projectId);
  // As new real projects have it: an answer never tells whether an e-mail address has an account.
  state.enableImprovedEmailPrivacy = true;
  // The emulator's own import would revoke every session, so whole records are put back as they were.
  for (const user of users) state.overwriteUserWithLocalId(user.localId, user);
  leadToOwnScreens(state);
  signUpInOneSecond(state);
  renewAsSignedIn(state);

  const app = await createApp(projectId, SingleProjectMode.ERROR, new Map([[projectId, state]]));
  app.set('trust proxy', FRONT_DOORS);
  app.disable('x-powered-by');
  return { handle: app, users: () => [...state.users.values()] };
}

/** The emulator's own pages for e-mailed links answer in JSON. */
function leadToOwnScreens(state: AgentProjectState): void {
  const createOob = state.createOob.bind(state);
  state.createOob = (email, newEmail, requestType, linkTo) =>
    createOob(email, newEmail, requestType, (code) =>
      linkTo(code).replace('/emulator/action?', '/auth/action?'),
    );
}

/**
 * A sign-up reads the clock twice: for the moment of signing in, and for the one since which tokens are valid.
 * Where a second began in between, the account's first token would be older than that, and refused as revoked.
 */
export function signUpInOneSecond(state: AgentProjectState): void {
  const create = state.createUserWithLocalId.bind(state);
  state.createUserWithLocalId = (localId, fields) => {
    const { validSince, lastLoginAt } = fields;
    if (validSince === undefined || lastLoginAt === undefined) return create(localId, fields);
    const signedInAt = Math.floor(Number(lastLoginAt) / 1000);
    return create(localId, { ...fields, validSince: String(Math.min(Number(validSince), signedInAt)) });
  };
}

/**
 * A token that is renewed names the sign-in of its own device, as a real project's does: by it the server knows a device
 * whose session was ended. The emulator itself would name the last sign-in of the account, on whichever device.
 */
export function renewAsSignedIn(state: AgentProjectState): void {
  const create = state.createRefreshTokenFor.bind(state);
  const validate = state.validateRefreshToken.bind(state);
  const update = state.updateUserByLocalId.bind(state);
  /** From reading a refresh token to the next change of a user: that issues what follows it, unless it was refused. */
  let renewed: unknown;

  state.createRefreshTokenFor = (user, provider, { extraClaims, ...rest } = {}) =>
    create(user, provider, { ...rest, extraClaims: { ...extraClaims, [SIGNED_IN_AT]: user.lastLoginAt } });
  state.validateRefreshToken = (token) => {
    const shown = validate(token);
    const { [SIGNED_IN_AT]: signedInAt, ...extraClaims } = shown.extraClaims;
    // One from before this was kept is renewed as the emulator does it.
    renewed = signedInAt;
    return { ...shown, extraClaims };
  };
  state.updateUserByLocalId = (localId, fields, options) => {
    const user = update(localId, fields, options);
    const lastLoginAt = renewed;
    renewed = undefined;
    return lastLoginAt !== undefined && 'lastRefreshAt' in fields ? { ...user, lastLoginAt } : user;
  };
}

/** Compiling all of it takes four times the processor time, and the product waits for it at every start. */
function trimSpecification(): void {
  const { paths } = apiSpec.default;
  for (const [path, item] of Object.entries(paths)) {
    if (UNUSED_OPERATIONS.test(path)) Reflect.deleteProperty(paths, path);
    // The shared parameters are Google's own for any API (alt, prettyPrint, quotaUser …); the emulator ignores them.
    item.parameters = item.parameters?.filter((parameter) => !('$ref' in parameter));
    for (const method of METHODS) dropAnswerSchemas(item[method]);
  }
}

/** They only check the emulator's own answers. */
function dropAnswerSchemas(operation: Operation | undefined): void {
  for (const { content = {} } of Object.values(operation?.responses ?? {})) {
    for (const type of Object.keys(content)) content[type] = {};
  }
}

/** The vendor's hint about its own reset page would spoil the link to ours. */
function forPeople(text: string): string {
  return stripVTControlCharacters(text).replace('&newPassword=NEW_PASSWORD_HERE', '').trim();
}

/** Nothing here sends e-mail: the log is the mailbox, with the links that verify an address or reset a password. */
function printMessages(): void {
  logger.pipe(
    new Writable({
      objectMode: true,
      write: (entry: LogEntry, _encoding, done) => {
        const further = entry[FURTHER_ARGUMENTS] ?? [];
        const text = [entry.message, ...further].filter((part) => typeof part === 'string').join(' ');
        if (entry.level !== 'debug') console.log(forPeople(text));
        done();
      },
    }),
  );
}
