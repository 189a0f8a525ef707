import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Clock } from '../../../common/clock.js';
import { SealingKey } from './sealing-key.js';
import { type SigningKeyRow, SigningKeysRepository } from './signing-keys.repository.js';

/** The one algorithm that is used, and the only one that is believed. */
export const ALGORITHM = 'RS256';

const KEY_BITS = 2_048;
/** Anybody can send a token with a made-up key id; looking for it costs a query. */
const LOOK_AGAIN_AFTER_MS = 5_000;
/** Should the news of a retired key get lost, it counts no longer than this. */
const FRESH_MS = 60_000;

interface Ring {
  signing: { kid: string; key: CryptoKey } | undefined;
  public: Map<string, { jwk: JWK; key: CryptoKey; countsUntil: Date | null }>;
}

/** The keys of ID tokens: signs with one pair, believes all that count. Other servers' pairs are read from the database. */
@Injectable()
export class KeyRing implements OnModuleInit {
  private ring: Promise<Ring> | undefined;
  private readAt = 0;
  private making: Promise<Ring> | undefined;

  constructor(
    private readonly keys: SigningKeysRepository,
    private readonly sealing: SealingKey,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.keys.onChanged(() => {
      this.ring = undefined;
    });
  }

  /** Made at the first sign-in. */
  async signingKey(): Promise<{ kid: string; key: CryptoKey }> {
    const { signing } = await this.read();
    if (signing) return signing;
    this.making ??= this.make().finally(() => {
      this.making = undefined;
    });
    const made = await this.making;
    if (!made.signing) throw new Error('The key that was just made cannot be opened.');
    return made.signing;
  }

  async publicKey(kid: string): Promise<CryptoKey | undefined> {
    const known = await this.read();
    const ring = known.public.has(kid) ? known : await this.readAgain();
    const found = ring.public.get(kid);
    if (!found || (found.countsUntil && found.countsUntil <= this.clock.now())) return undefined;
    return found.key;
  }

  /** As other programs fetch it. */
  async publicKeys(): Promise<{ keys: JWK[] }> {
    const ring = await this.read();
    return { keys: [...ring.public.values()].map(({ jwk }) => jwk) };
  }

  private read(): Promise<Ring> {
    if (performance.now() - this.readAt > FRESH_MS) this.ring = undefined;
    this.ring ??= this.load().catch((error: unknown) => {
      this.ring = undefined;
      throw error;
    });
    return this.ring;
  }

  private readAgain(): Promise<Ring> {
    if (performance.now() - this.readAt >= LOOK_AGAIN_AFTER_MS) this.ring = undefined;
    return this.read();
  }

  private async load(): Promise<Ring> {
    this.readAt = performance.now();
    const rows = await this.keys.findCounting(this.clock.now());
    const entries = rows.map(async ({ kid, publicJwk, countsUntil }) => {
      const jwk = JSON.parse(publicJwk) as JWK;
      return [kid, { jwk, key: (await importJWK(jwk, ALGORITHM)) as CryptoKey, countsUntil }] as const;
    });
    return { signing: await this.openOneOf(rows), public: new Map(await Promise.all(entries)) };
  }

  private async openOneOf(rows: SigningKeyRow[]): Promise<Ring['signing']> {
    for (const { kid, sealedPrivateJwk, retiredAt } of rows) {
      if (retiredAt) continue;
      const text = await this.sealing.unseal(sealedPrivateJwk, kid);
      if (text !== null)
        return { kid, key: (await importJWK(JSON.parse(text) as JWK, ALGORITHM)) as CryptoKey };
    }
    return undefined;
  }

  private async make(): Promise<Ring> {
    const pair = await generateKeyPair(ALGORITHM, { modulusLength: KEY_BITS, extractable: true });
    const kid = randomUUID();
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: ALGORITHM, use: 'sig' };
    await this.keys.add({
      kid,
      publicJwk: JSON.stringify(publicJwk),
      sealedPrivateJwk: await this.sealing.seal(JSON.stringify(await exportJWK(pair.privateKey)), kid),
      createdAt: this.clock.now(),
      retiredAt: null,
      countsUntil: null,
    });
    this.ring = undefined;
    return this.read();
  }
}
