import { readFileSync } from 'node:fs';
import { StartError } from '../common/start-error.js';
import { brokenRules } from './rules.js';
import { SECRETS, variables, type Variables } from './variables.js';

/** The validated configuration, injected with `@Inject(ENV)`. */
export type Env = Readonly<Variables>;
export const ENV = Symbol('Env');

type Source = Record<string, string | undefined>;

/** The only reader of the environment. Everything wrong with it is told at once. */
export function readEnv(source: Source = process.env): Env {
  // Compose hands an unset variable over as an empty text.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems = SECRETS.flatMap((name) => readSecretFile(name, given));
  const parsed = variables.safeParse(given);
  if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => describe(issue, given)));
  else problems.push(...brokenRules(parsed.data));
  if (problems.length > 0 || !parsed.data) {
    throw new StartError(
      ['The configuration is wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'),
    );
  }
  return Object.freeze(parsed.data);
}

/** Puts the file's text in the variable's place; returns what stopped it. */
function readSecretFile(name: string, given: Source): string[] {
  const path = given[`${name}_FILE`];
  if (path === undefined) return [];
  if (given[name] !== undefined) return [`${name}: set both as itself and as ${name}_FILE; keep one`];
  try {
    given[name] = readFileSync(path, 'utf8').trim();
    return [];
  } catch {
    return [`${name}_FILE: cannot read ${path}`];
  }
}

function describe({ path, message }: { path: PropertyKey[]; message: string }, given: Source): string {
  // Below the variable itself are the items of a list.
  const name = String(path[0]);
  return `${name}: ${given[name] === undefined ? 'must be set' : message}`;
}
