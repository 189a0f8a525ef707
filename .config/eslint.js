// The house rules of docs/style.md, as far as a tool can check them. One flat configuration for all workspaces.
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { maxParams } from './rules/max-params.js';
import { noSkillNames } from './rules/no-skill-names.js';
import { typeErrors } from './rules/type-errors.js';

const muiPatterns = [
  { group: ['@mui/*', '@emotion/*', 'notistack'], message: 'Add the component to @twyn/design-system.' },
  { group: ['@twyn/design-system/*'], message: 'Import from @twyn/design-system, not from its files.' },
];

const sizeRules = {
  'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
};

const typed = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/explicit-module-boundary-types': 'error',
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
  '@typescript-eslint/unbound-method': 'off',
  // Nest declares its option bags as classes; object literals are how they are meant to be given.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
};

/** Tests speak of skills by their names, and the bench under those of public sets. */
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', '**/bench/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      '**/generated/**',
      '**/test-results/**',
      '**/playwright-report/**',
      '**/public/**',
      'bff/identity-emulator/browser/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: new URL('..', import.meta.url).pathname },
    },
    plugins: {
      house: {
        rules: { 'max-params': maxParams, 'no-skill-names': noSkillNames, 'type-errors': typeErrors },
      },
    },
    rules: {
      ...typed,
      ...sizeRules,
      'house/max-params': ['error', { given: 4, injected: 8 }],
      'house/type-errors': 'error',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['**/src/**', '.scripts/**', 'e2e/**', 'bff/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  // What somebody sends must not stop the server for everybody: a pattern takes a time in proportion to its text.
  {
    files: ['{bff,frontend,e2e,.scripts}/**/*.{ts,tsx,js,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain', ignoreSticky: false }],
    },
  },
  // Nest reads the types of decorated classes' constructors at run time: those imports must stay values.
  { files: ['bff/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  {
    files: ['bff/src/**/*.ts'],
    ignores: ['bff/src/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read configuration through config/env.ts.' },
      ],
    },
  },
  // Only a skill's own folder knows it by its name.
  {
    files: ['{bff,frontend}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'bff/src/modules/*/skills/**/*.ts', '**/generated/**'],
    rules: { 'house/no-skill-names': 'error' },
  },
  // It gives a reading the name of its skill, and branches on none.
  {
    files: ['bff/src/modules/skills/understanding/memory-change.ts'],
    rules: { 'house/no-skill-names': ['error', { mayProduce: true }] },
  },
  {
    files: ['{frontend,design-system}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
    languageOptions: { globals: globals.browser },
  },
  // Most of them compile each component, which takes a quarter of the time of lint, and nobody ships a test.
  {
    files: ['{frontend,design-system}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: muiPatterns,
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector'],
              message: 'Use the typed hooks of store/hooks.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Property[key.name=/^(pollingInterval|skipPollingIfUnfocused)$/]',
          message: 'What changes on the server is told by shared/live: map its topic to a tag.',
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/**/api/**', '**/*.test.*'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls to the server live in an api folder.' },
      ],
    },
  },
  {
    files: ['{frontend,design-system}/src/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', '**/bench/**'],
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
