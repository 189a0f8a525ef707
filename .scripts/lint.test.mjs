import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintFiles } from './lib/lint-probe.mjs';

/** What is refused, where it would stand, and by which rule. */
const WRONG = {
  'a type': {
    file: 'src/age.ts',
    text: 'export const age: number = "eight";\n',
    rule: 'typescript(TS2322)',
  },
  'a promise that nobody waits for': {
    file: 'src/wait.ts',
    text: 'export function go(one: Promise<void>): void {\n  one;\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  'a pattern that takes more than linear time': {
    file: 'bff/src/pattern.ts',
    text: 'export const pattern = /^(a+)+$/u;\n',
    rule: 'regexp(no-super-linear-backtracking)',
  },
  'the name of a file': {
    file: 'src/BadName.ts',
    text: 'export const one = 1;\n',
    rule: 'check-file(filename-naming-convention)',
  },
  'more parameters than anybody remembers': {
    file: 'src/many.ts',
    text: 'export function many(a: 1, b: 1, c: 1, d: 1, e: 1): number {\n  return a + b + c + d + e;\n}\n',
    rule: 'house(max-params)',
  },
  'asking the server again and again': {
    file: 'frontend/src/ask.ts',
    text: 'export const options = { pollingInterval: 1000 };\n',
    rule: 'house(no-polling)',
  },
  'words looked up in an object': {
    file: 'bff/src/lookup.ts',
    text: "export const UNITS: Readonly<Record<string, string>> = { kg: 'kilograms' };\n",
    rule: 'house(no-record-of-words)',
  },
  'a component of another library': {
    file: 'frontend/src/button.ts',
    text: "export { Button } from '@mui/material';\n",
    rule: 'eslint(no-restricted-imports)',
  },
};

const CALL = 'const call = { skill: String(Date.now()) };\nconst { skill } = call;\n';
const BRANCHES = [
  "export const is = skill === 'capabilities';",
  "export const is = call.skill !== 'alarm';",
  "export const is = [call][0]?.skill === 'alarm';",
  'switch (call.skill) {\n  default:\n}\nexport {};',
  'const TEXTS: Record<string, string> = {};\nexport const text = TEXTS[skill];',
  "export const is = skill.startsWith('home');",
  'export const is = /^home/u.test(call.skill);',
  "export const is = ['alarm', 'clock'].includes(call.skill);",
];
const KEY = "export const texts = { 'home.on': 'Switched on' };\n";
const GIVEN = "export const draft = { skill: 'home.on' };\n";
const EVERYDAY = `${CALL}export const icon = 'clock';\nexport const one = [{ name: icon }].find(({ name }) => name === call.skill);\n`;
/** It gives a reading the name of its skill. */
const PRODUCER = 'bff/src/modules/skills/understanding/memory-change.ts';

const found = lintFiles({
  ...Object.fromEntries(Object.values(WRONG).map(({ file, text }) => [file, text])),
  ...Object.fromEntries(BRANCHES.map((text, at) => [`bff/src/branch-${at}.ts`, `${CALL}${text}\n`])),
  'frontend/src/key.ts': KEY,
  'frontend/src/given.ts': GIVEN,
  'frontend/src/everyday.ts': EVERYDAY,
  'bff/src/modules/home/skills/own.skill.ts': GIVEN,
  [PRODUCER]: GIVEN,
});
const rulesAt = (file) => (found.get(file) ?? []).map(({ code }) => code);
const namesAt = (file) => rulesAt(file).filter((rule) => rule === 'house(no-skill-names)').length;

for (const [what, { file, rule }] of Object.entries(WRONG))
  test(`lint refuses ${what}`, () => {
    const rules = rulesAt(file);
    assert.ok(rules.includes(rule), `found ${rules.join(', ') || 'nothing'}`);
  });

for (const [at, text] of BRANCHES.entries())
  test(`nobody outside of a skill’s folder branches on its name: ${text}`, () => {
    const messages = (found.get(`bff/src/branch-${at}.ts`) ?? []).map(({ message }) => message);
    assert.ok(messages.some((message) => message.startsWith('This branches on the name of a skill')));
  });

test('a name is no key of a table, and stands nowhere else but in its own folder', () => {
  assert.equal(namesAt('frontend/src/key.ts'), 1);
  assert.equal(namesAt('frontend/src/given.ts'), 1);
  assert.equal(namesAt('bff/src/modules/home/skills/own.skill.ts'), 0);
});

test('one file gives a reading its name; everyday words are nobody’s', () => {
  assert.equal(namesAt(PRODUCER), 0);
  assert.equal(namesAt('frontend/src/everyday.ts'), 0);
});
