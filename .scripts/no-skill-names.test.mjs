import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { noSkillNames } from '../.config/rules/no-skill-names.js';

const linter = new Linter();
const found = (code, options = []) =>
  linter
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { house: { rules: { 'no-skill-names': noSkillNames } } },
        rules: { 'house/no-skill-names': ['error', ...options] },
      },
      'somewhere.ts',
    )
    .map(({ messageId }) => messageId);

const BRANCHES = [
  "if (skill === 'capabilities') open();",
  "if (call.skill !== 'alarm') return;",
  "const isAlarm = run.asked[0]?.skill === 'alarm';",
  'switch (intent.skill) { default: }',
  'const text = TEXTS[skill];',
  "const isHome = skill.startsWith('home');",
  'const isHome = /^home/u.test(intent.skill);',
  "const isClock = ['alarm', 'clock'].includes(call.skill);",
];

for (const code of BRANCHES)
  test(`nobody outside of a skill’s folder branches on its name: ${code}`, () => {
    assert.ok(found(code).includes('branch'));
    assert.ok(found(code, [{ mayProduce: true }]).includes('branch'), 'not even who gives it to a reading');
  });

test('a name is no key of a table, and stands nowhere else', () => {
  assert.deepEqual(found("const texts = { 'home.on': 'Switched on' };"), ['name']);
  assert.deepEqual(found("const draft = { skill: 'home.on' };"), ['name']);
  assert.deepEqual(found("const texts = { 'home.on': 'Switched on' };", [{ mayProduce: true }]), ['name']);
});

test('the rules for sentences may give a reading its name; everyday words are nobody’s', () => {
  assert.deepEqual(found("const draft = { skill: 'home.on' };", [{ mayProduce: true }]), []);
  assert.deepEqual(found("const icon = 'clock';"), []);
  assert.deepEqual(found('const one = skills.find(({ name }) => name === call.skill);'), []);
});
