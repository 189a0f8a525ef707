// npm run test:mutants: breaks code whose silent breakage is dangerous, in memory, and shows which breaks no test notices.
// `-- rank` takes the targets with that in their name or path; `--record` notes what was killed.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { compared, recordKilled } from './lib/mutants/baseline.mjs';
import { mutantsOf } from './lib/mutants/mutate.mjs';
import { staleOf, survivorsOf, tableOf } from './lib/mutants/report.mjs';
import { targets } from './lib/mutants/targets.mjs';
import { Tester } from './lib/mutants/tester.mjs';
import { root } from './lib/root.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';
import { duration, timed } from './lib/step.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, workers: { type: 'string' } },
});

await runOrExplain(async () => {
  await ensureInstalled();
  const started = Date.now();
  const chosen = targets.filter(
    ({ name, file }) =>
      positionals.length === 0 || positionals.some((word) => `${name} ${file}`.includes(word)),
  );
  if (chosen.length === 0) throw new UserError(`No target is called ${positionals.join(' ')}.`);
  const results = compared(await judgeAll(chosen));
  console.log(`\n${tableOf(results)}\n\nDone in ${duration(started)}.`);
  show('Survived: a test must notice each, or equivalents.json say why none can', survivorsOf(results));
  show('No longer survive, and are to leave equivalents.json', staleOf(results));
  if (values.record) recordKilled(results);
  if (survivorsOf(results).length + staleOf(results).length > 0) process.exitCode = 1;
});

async function judgeAll(chosen) {
  const queue = [...chosen.entries()];
  const results = [];
  const work = async () => {
    const tester = new Tester();
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [place, target] = next;
        results[place] = await timed(target.file, () => judged(tester, target));
      }
    } finally {
      tester.stop();
    }
  };
  const workers = Number(values.workers ?? availableParallelism());
  await Promise.all(Array.from({ length: Math.min(workers, chosen.length) }, work));
  return results;
}

async function judged(tester, target) {
  const source = readFileSync(path.join(root, 'bff/src', target.file), 'utf8');
  const mutants = mutantsOf(source, target);
  const verdicts = await tester.judge(target, mutants);
  return { ...target, mutants: mutants.map((mutant, i) => ({ ...mutant, ...verdicts[i] })) };
}

function show(title, lines) {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`);
}
