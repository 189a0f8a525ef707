import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Heard } from './heard.ts';

/** A labelled sentence, in the form of the data folder’s README. */
export interface Case {
  readonly id: number;
  readonly text: string;
  /** Earlier turns of the user, said first. */
  readonly context?: readonly string[];
  readonly act: string | readonly string[];
  readonly effect?: unknown;
  readonly forbid?: readonly string[];
  readonly lang?: string;
}

export interface Score {
  readonly act: 0 | 1;
  readonly effect: 0 | 1;
  readonly forbidden: readonly string[];
}

interface Data {
  readonly home: object;
  readonly score: (labelled: Case, heard: Heard) => Score;
  readonly files: readonly (readonly [name: string, cases: readonly Case[]])[];
}

const DEFAULT_PLACE = path.resolve(import.meta.dirname, '../../../../shared/data/everyday');

/** The judge, the home and the sentences of EVERYDAY_DATA; undefined where there are none. */
export async function readCases(files: readonly string[]): Promise<Data | undefined> {
  const place = process.env.EVERYDAY_DATA ?? DEFAULT_PLACE;
  if (!existsSync(place)) {
    console.log(`Left out: there are no everyday sentences in ${place}. Set EVERYDAY_DATA to their folder.`);
    return undefined;
  }
  const load = async (name: string): Promise<object> =>
    (await import(pathToFileURL(path.join(place, name)).href)) as object;
  const { score } = (await load('judge.mjs')) as Pick<Data, 'score'>;
  const { HOME } = (await load('home_fixture.mjs')) as { HOME: object };
  const named =
    files.length > 0
      ? files
      : ['everyday', 'everyday-de', 'everyday-multi'].map((name) => path.join(place, `${name}-dev.json`));
  return {
    score,
    home: HOME,
    files: named.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8')) as Case[],
    ]),
  };
}

/** The act by which a case is counted; of several fair ones the first. */
export function actOf({ act }: Case): string {
  return typeof act === 'string' ? act : (act[0] ?? '');
}
