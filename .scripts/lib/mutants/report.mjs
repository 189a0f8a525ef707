const STATES = ['killed', 'late', 'equivalent', 'survived'];

/** A line for each file, and below it what survived. */
export function tableOf(results) {
  const rows = results.map(({ name, file, mutants }) => [`${name}  ${file}`, ...countsOf(mutants)]);
  const sum = ['sum', ...countsOf(results.flatMap(({ mutants }) => mutants))];
  const head = ['', 'mutants', 'killed', 'timed out', 'equivalent', 'survived'];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [head, ...rows, sum]
    .map(([name, ...cells]) => name.padEnd(width) + cells.map((cell) => String(cell).padStart(12)).join(''))
    .join('\n');
}

export function survivorsOf(results) {
  return results.flatMap(({ file, mutants }) =>
    mutants
      .filter(({ state }) => state === 'survived')
      .map(
        ({ line, where, change, wasKilled }) =>
          `  bff/src/${file}:${line} in ${where}: ${change}${wasKilled ? '   (a test killed it once)' : ''}`,
      ),
  );
}

/** Equivalents that are killed now, or are no more. */
export function staleOf(results) {
  return results.flatMap(({ file, stale }) =>
    stale.map(({ where, change }) => `  ${file} in ${where}: ${change}`),
  );
}

function countsOf(mutants) {
  return [
    mutants.length,
    ...STATES.map((state) => mutants.filter((mutant) => mutant.state === state).length),
  ];
}
