import { Injectable } from '@nestjs/common';
import { Turns } from './turns.js';

/** OWASP's, for Argon2id, which is the library's default algorithm; `outputLen` as the library has it. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One takes 19 MB and some thirty milliseconds of a processor; two leave the other half of the threads to files and names. */
const AT_A_TIME = 2;
/** A second or two of waiting. */
const LONGEST_LINE = 64;

/** The only place that sees passwords; what it makes of them is all that is kept. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns(AT_A_TIME, LONGEST_LINE);
  private nobodys: Promise<string> | undefined;
  /** Tests that are not about hashes take less. */
  parameters = PARAMETERS;
  /** How many were made or compared, for the test that no answer costs less than another. */
  count = 0;

  hash(password: string): Promise<string> {
    return this.turns.take(async () => {
      this.count += 1;
      const { hash } = await import('@node-rs/argon2');
      return hash(normal(password), this.parameters);
    });
  }

  /** Takes as long where there is no hash: how long an answer takes must not tell whether there is an account. */
  async matches(password: string, hash: string | null): Promise<boolean> {
    const known = hash ?? (await this.nobodysHash());
    const isRight = await this.turns.take(async () => {
      this.count += 1;
      const { verify } = await import('@node-rs/argon2');
      return verify(known, normal(password));
    });
    return isRight && hash !== null;
  }

  /** True for what was made with other parameters. */
  isOutdated(hash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.parameters;
    const ours = [`m=${String(memoryCost)}`, `t=${String(timeCost)}`, `p=${String(parallelism)}`].join(',');
    return !hash.startsWith(`$argon2id$v=19$${ours}$`);
  }

  private nobodysHash(): Promise<string> {
    this.nobodys ??= this.hash('nobody’s password').then((hash) => {
      this.count -= 1;
      return hash;
    });
    return this.nobodys;
  }
}

/** The same letters, whichever way a keyboard composes them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
