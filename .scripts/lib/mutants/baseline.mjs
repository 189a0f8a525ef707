import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shortName } from './mutate.mjs';

const EQUIVALENTS = path.join(import.meta.dirname, 'equivalents.json');
const KILLED = path.join(import.meta.dirname, 'killed.json');

/** Mutants that no test can notice, by file: `{ where, change, why }`. */
export function readEquivalents() {
  return JSON.parse(readFileSync(EQUIVALENTS, 'utf8'));
}

/** The short names of those that were killed at the last recording, by file. */
export function readKilled() {
  const lists = Object.entries(JSON.parse(readFileSync(KILLED, 'utf8')));
  return new Map(lists.map(([file, names]) => [file, new Set(names.split(' '))]));
}

/** Files that were not looked at keep what was recorded of them. */
export function recordKilled(results) {
  const lists = JSON.parse(readFileSync(KILLED, 'utf8'));
  for (const { file, mutants } of results) {
    const killed = mutants.filter(({ state }) => state === 'killed' || state === 'late');
    lists[file] = killed.map(shortName).toSorted().join(' ');
  }
  const sorted = Object.entries(lists).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(KILLED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Adds to each survivor why it may survive, or that it once did not. */
export function compared(results, equivalents = readEquivalents(), killed = readKilled()) {
  return results.map(({ file, mutants, ...rest }) => {
    const known = equivalents[file] ?? [];
    const was = killed.get(file) ?? new Set();
    const isOf = (mutant) => (entry) => entry.where === mutant.where && entry.change === mutant.change;
    const judged = mutants.map((mutant) => {
      if (mutant.state !== 'survived') return mutant;
      const why = known.find(isOf(mutant))?.why;
      return why
        ? { ...mutant, state: 'equivalent', why }
        : { ...mutant, wasKilled: was.has(shortName(mutant)) };
    });
    const stale = known.filter(
      (entry) => !judged.some((mutant) => mutant.state === 'equivalent' && isOf(mutant)(entry)),
    );
    return { ...rest, file, mutants: judged, stale };
  });
}
