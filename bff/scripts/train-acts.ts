/**
 * `npm run train:acts -w @twyn/bff`: teaches the act classifiers from the seeds of the packs and writes
 * bff/assets/acts-<language>.{bin,json}. `-- en` for one language; `-- --check` writes nothing and fails unless the
 * shipped bytes come out again; `-- --cv` only says how well seed lines are understood that were not learnt from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as models from '../src/modules/language/acts/act-model.ts';
import type * as validations from '../src/modules/language/training/cross-validation.ts';
import type * as languages from '../src/modules/language/languages.ts';
import type * as courses from '../src/modules/language/training/make-model.ts';
import { built } from '../bench/lib/memory-product.ts';

const { assetPaths } = await built<typeof models>('modules/language/acts/act-model');
const { LANGUAGES } = await built<typeof languages>('modules/language/languages');
const { makeModel, openCourse } = await built<typeof courses>('modules/language/training/make-model');
const { crossValidate, crossValidateByWriter, joined } = await built<typeof validations>(
  'modules/language/training/cross-validation',
);

const SHARES = [0.25, 0.5, 0.75, 1];
const MOST_MISTAKES = 20;

const wishes = process.argv.slice(2);
const named = LANGUAGES.filter((language) => wishes.includes(language));
for (const language of named.length > 0 ? named : LANGUAGES) {
  const course = openCourse(language, path.join(import.meta.dirname, '../src/modules/language'));
  console.log(
    `${language}: ${String(course.seeds.length)} lines, ${String(course.school.columns.labels.length)} labels`,
  );
  if (wishes.includes('--cv')) printValidation(course);
  else train(course);
}

function train(course: courses.Course): void {
  const started = performance.now();
  const { description, numbers } = makeModel(course);
  const { json, bin } = assetPaths(course.language);
  const text = `${JSON.stringify(description)}\n`;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  if (wishes.includes('--check')) {
    if (readFileSync(json, 'utf8') !== text || !readFileSync(bin).equals(new Uint8Array(numbers.buffer)))
      throw new Error(`${bin} is not what the seeds give: run npm run train:acts -w @twyn/bff`);
    console.log(`  reproduced bit by bit in ${seconds} s`);
    return;
  }
  writeFileSync(bin, numbers);
  writeFileSync(json, text);
  console.log(`  ${(numbers.length / 1024 / 1024).toFixed(2)} MB in ${seconds} s`);
}

function printValidation(course: courses.Course): void {
  for (const share of SHARES) {
    const folds = [...crossValidate(course, share)];
    const { all, skills, byAct, mistakes } = joined(folds);
    const each = folds.map((fold) => percent(fold.all)).join(' ');
    console.log(
      `  ${String(100 * share)} % of lines: acts ${percent(all)} (${each}), skills ${percent(skills)}`,
    );
    if (share < 1) continue;
    for (const [act, tally] of Object.entries(byAct))
      console.log(`    ${act}: ${percent(tally)} of ${tally.asked.toFixed(0)}`);
    const worst = Object.entries(mistakes).sort(([, one], [, other]) => other - one);
    for (const [mistake, number] of worst.slice(0, MOST_MISTAKES))
      console.log(`    ${mistake}: ${number.toFixed(0)}`);
  }
  for (const { writer, all, skills } of crossValidateByWriter(course))
    console.log(
      `  without ${writer}: acts ${percent(all)} of ${all.asked.toFixed(0)}, skills ${percent(skills)}`,
    );
}

function percent({ asked, right }: validations.Tally): string {
  return `${((100 * right) / (asked || 1)).toFixed(1)} %`;
}
