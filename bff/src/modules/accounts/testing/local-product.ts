import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { startProduct, type TestProduct } from '../../../testing/app.js';
import { type Driver } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { OpenMailService } from '../mail/open-mail.service.js';
import { MessagesService } from '../mail/messages.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
export const PASSWORD = 'correct horse battery';

export interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** The product with accounts of its own, spoken to as the sign-in library speaks. */
export class LocalProduct {
  private constructor(readonly product: TestProduct) {}

  static async start(driver: Driver, changes: Record<string, string> = {}): Promise<LocalProduct> {
    const env = testEnv({
      IDENTITY: 'local',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      FIREBASE_PROJECT_ID: '',
      FIREBASE_API_KEY: '',
      KEYS_DIR: mkdtempSync(path.join(tmpdir(), 'twyn-keys-')),
      ...changes,
    });
    return new LocalProduct(await startProduct(driver, env));
  }

  /** For tests that try hundreds of passwords, and to which it is nothing how hard one is to guess from its hash. */
  hashQuickly(): this {
    this.product.app.get(PasswordHasher).parameters = { memoryCost: 8, timeCost: 1, parallelism: 1 };
    return this;
  }

  get clock(): TestProduct['clock'] {
    return this.product.clock;
  }

  /** `operation`: such as `signUp`. */
  call(operation: string, body: object): supertest.Test {
    return this.post(`${TOOLKIT}${operation}?key=local`, body);
  }

  post(path: string, body: object): supertest.Test {
    return supertest(this.product.app.getHttpServer()).post(path).send(body);
  }

  get(path: string): supertest.Test {
    return supertest(this.product.app.getHttpServer()).get(path);
  }

  async signUp(email: string, password = PASSWORD): Promise<SignedIn> {
    const { body } = await this.call('signUp', { email, password, returnSecureToken: true }).expect(200);
    return body as SignedIn;
  }

  /** On another device, a moment later. */
  async signIn(email: string, password = PASSWORD): Promise<SignedIn> {
    this.clock.advance({ seconds: 1 });
    const { body } = await this.call('signInWithPassword', { email, password }).expect(200);
    return body as SignedIn;
  }

  renew(refreshToken: string): supertest.Test {
    return supertest(this.product.app.getHttpServer())
      .post('/securetoken.googleapis.com/v1/token?key=local')
      .type('form')
      .send({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** The code of the newest link to the address. */
  async codeFor(to: string, kind: string): Promise<string> {
    await this.product.app.get(MessagesService).settled();
    const { items } = await this.product.app.get(OpenMailService).list();
    const found = items.find((each) => each.to === to && each.kind === kind);
    if (!found) throw new Error(`Nothing of ${kind} waits for ${to}.`);
    return kind === 'TEXT_MESSAGE'
      ? found.content
      : (new URL(found.content).searchParams.get('oobCode') ?? '');
  }

  /** Of a service that is played, as its window sends it. */
  play(
    claims: object,
    {
      providerId = 'google.com',
      ...more
    }: { providerId?: string; idToken?: string; autoCreate?: boolean } = {},
  ): supertest.Test {
    const said = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) });
    const requestUri = `http://localhost:8080/emulator/auth/handler?${said.toString()}`;
    return this.call('signInWithIdp', { requestUri, postBody: '', returnIdpCredential: true, ...more });
  }

  close(): Promise<void> {
    return this.product.close();
  }
}
