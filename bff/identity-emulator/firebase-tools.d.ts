// The internal entries of firebase-tools that auth-emulator.ts uses, as they are in the pinned version.

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  export interface Operation {
    responses?: Record<string, { content?: Record<string, object> }>;
  }

  type PathItem = { parameters?: object[] | undefined } & Partial<
    Record<'get' | 'post' | 'patch' | 'delete', Operation>
  >;

  /** CommonJS: what an ESM import calls the default is the whole of module.exports. */
  const exported: { default: { paths: Record<string, PathItem> } };
  export default exported;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface UserRecord {
    localId: string;
    [field: string]: unknown;
  }

  export interface RefreshTokenExtras {
    extraClaims?: Record<string, unknown> | undefined;
    secondFactor?: object | undefined;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    readonly users: Map<string, UserRecord>;
    enableImprovedEmailPrivacy: boolean;
    createUserWithLocalId(localId: string, fields: Record<string, unknown>): UserRecord | undefined;
    overwriteUserWithLocalId(localId: string, user: UserRecord): UserRecord;
    updateUserByLocalId(
      localId: string,
      fields: Record<string, unknown>,
      options?: Record<string, unknown>,
    ): UserRecord;
    createRefreshTokenFor(user: UserRecord, provider: string, more?: RefreshTokenExtras): string;
    validateRefreshToken(token: string): { user: UserRecord; extraClaims: Record<string, unknown> };
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      linkTo: (code: string) => string,
    ): object;
  }
}

declare module 'firebase-tools/lib/emulator/auth/index.js' {
  export enum SingleProjectMode {
    ERROR = 2,
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { SingleProjectMode } from 'firebase-tools/lib/emulator/auth/index.js';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  interface EmulatorApp {
    (request: IncomingMessage, response: ServerResponse): void;
    set(name: string, value: string): void;
    disable(name: string): void;
  }

  export function createApp(
    projectId: string,
    mode: SingleProjectMode,
    states: Map<string, AgentProjectState>,
  ): Promise<EmulatorApp>;
}

declare module 'firebase-tools/lib/emulator/auth/widget_ui.js' {
  export const WIDGET_UI: string;
}

declare module 'firebase-tools/lib/logger.js' {
  import type { Transform } from 'node:stream';

  export const logger: Transform;
}
