import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { root } from './lib/root.mjs';

/** Each line breaks one rule: the rule's name, the file that breaks it, what it imports. */
const violations = [
  ['workspaces-stay-apart', 'frontend/src/lib/paths.ts', '../../../bff/src/main.js'],
  ['workspaces-stay-apart', 'frontend/src/lib/format.ts', '../../../design-system/src/tokens/color.js'],
  ['design-system-serves-the-frontend', 'bff/src/main.ts', '../../design-system/src/index.js'],
  ['e2e-reaches-the-product-over-http', 'e2e/fixtures/test.ts', 'react'],
  ['no-test-support-in-the-product', 'bff/src/app.module.ts', './testing/database.js'],
  ['no-development-packages-in-the-bff', 'bff/src/bootstrap.ts', 'supertest'],

  ['features-stay-apart', 'frontend/src/features/chat/lib/cite.ts', '../../memory/lib/group.js'],
  ['features-stay-apart', 'frontend/src/features/chat/routes.tsx', '../memory/index.js'],
  ['features-know-no-app', 'frontend/src/features/chat/index.ts', '../../app/router.js'],
  [
    'features-use-the-store-by-hooks',
    'frontend/src/features/chat/pages/chat-page.tsx',
    '../../../store/store.js',
  ],
  [
    'generated-client-only-in-api',
    'frontend/src/features/memory/pages/memory-page.tsx',
    '../../../api/generated/api.gen.js',
  ],
  ['store-sees-feature-surfaces', 'frontend/src/store/store.ts', '../features/memory/state/filters.slice.js'],
  ['store-shows-nothing', 'frontend/src/store/listeners.ts', '../components/query-boundary.js'],
  [
    'shared-code-knows-no-feature',
    'frontend/src/shared/memory/api/memory.api.ts',
    '../../../features/memory/index.js',
  ],
  ['shared-code-takes-only-types-from-the-store', 'frontend/src/components/gate.tsx', '../store/hooks.js'],
  ['shared-is-below-components', 'frontend/src/shared/chat/cite.ts', '../../components/query-boundary.js'],
  ['platform-is-below-shared', 'frontend/src/platform/speech/speech.ts', '../../shared/chat/answer-text.js'],
  ['api-is-below-platform', 'frontend/src/api/request.ts', '../platform/storage/stored-value.js'],
  ['lib-is-lowest', 'frontend/src/lib/notify.ts', '../api/request.js'],
  ['no-feature-imports-its-own-index', 'frontend/src/features/memory/lib/group.ts', '../index.js'],

  ['only-the-design-system-draws-with-mui', 'frontend/src/app/shell.tsx', '@mui/material'],
  ['design-system-stands-alone', 'design-system/src/patterns/data-table.tsx', '@reduxjs/toolkit'],
  ['tokens-are-plain-data', 'design-system/src/tokens/color.ts', 'react'],
  [
    'components-know-no-pattern',
    'design-system/src/components/button/button.tsx',
    '../../patterns/data-table.js',
  ],
  ['theme-knows-no-component', 'design-system/src/theme/create-theme.ts', '../components/button/button.js'],
  ['design-system-internals-stay-inside', 'design-system/src/index.ts', './internal/ids.js'],
  ['design-system-never-imports-its-own-index', 'design-system/src/internal/ids.ts', '../index.js'],

  ['controllers-speak-http-only', 'bff/src/modules/memory/memory.controller.ts', './memory.repository.js'],
  ['controllers-speak-http-only', 'bff/src/modules/memory/paste.controller.ts', 'drizzle-orm'],
  [
    'controllers-use-their-own-service',
    'bff/src/modules/chat/chat.controller.ts',
    '../memory/memory.service.js',
  ],
  ['services-know-no-http-and-no-sql', 'bff/src/modules/memory/memory.service.ts', 'drizzle-orm'],
  ['services-know-no-http-and-no-sql', 'bff/src/modules/memory/archive.service.ts', 'express'],
  [
    'services-know-no-http-and-no-sql',
    'bff/src/modules/memory/search.service.ts',
    '../../database/database.js',
  ],
  ['repositories-hold-queries-only', 'bff/src/modules/memory/memory.repository.ts', './memory.dto.js'],
  ['repositories-own-their-tables', 'bff/src/modules/chat/chat.repository.ts', '../memory/memory.table.js'],
  ['tables-stand-alone', 'bff/src/modules/memory/memory.table.ts', './memory.dto.js'],
  ['modules-meet-at-services', 'bff/src/modules/chat/chat.service.ts', '../memory/memory.repository.js'],
  ['kit-is-for-skills-and-rules', 'bff/src/modules/mood/moods.service.ts', '../skills/kit/skill-handler.js'],
  ['imports-know-no-kind', 'bff/src/modules/imports/import-runner.ts', '../memory/memory.service.js'],
  ['language-knows-no-module', 'bff/src/modules/language/understanding.ts', '../home/home.service.js'],
  [
    'skills-are-written-with-the-kit',
    'bff/src/modules/home/skills/lamp.skill.ts',
    '../../skills/talk/clause-calls.js',
  ],
  ['engine-knows-no-skill', 'bff/src/modules/skills/registry.ts', '../home/skills/lamp.skill.js'],
  ['tables-only-for-tables-and-repositories', 'bff/src/modules/chat/answer.ts', './chat.table.js'],
  ['foundations-know-no-module', 'bff/src/integrations/llm/llm.ts', '../../modules/chat/chat.service.js'],
  ['config-is-lowest', 'bff/src/config/env.ts', '../common/http/problem.js'],
  ['common-is-below-database', 'bff/src/common/http/problem.ts', '../../database/database.js'],
  ['database-is-below-integrations', 'bff/src/database/database.ts', '../integrations/llm/llm.js'],
  ['emulator-stays-outside-the-bff', 'bff/src/openapi.ts', '../identity-emulator/server.js'],

  ['no-circles', 'bff/src/common/logging/a.ts', './b.js'],
  ['imports-resolve', 'bff/src/common/logging/c.ts', './missing.js'],
];
const wayBack = ['bff/src/common/logging/b.ts', './a.js'];
const orphan = 'frontend/src/lib/forgotten.ts';

const { forbidden, options } = createRequire(import.meta.url)(
  path.join(root, '.config/dependency-cruiser.cjs'),
);
let tree;
let found;

before(async () => {
  tree = plant();
  const { output } = await cruise(['frontend', 'bff', 'design-system', 'e2e'], {
    ...options,
    baseDir: tree,
    validate: true,
    ruleSet: { forbidden },
  });
  found = output.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
});

after(() => {
  rmSync(tree, { recursive: true });
});

for (const [rule, file, target] of violations) {
  test(`${rule} forbids ${file} → ${target}`, () => {
    assert.ok(found.includes(`${rule} ${file}`), `not reported; ${file} breaks ${reported(file)}`);
  });
}

test('no-orphans finds the file that nobody reaches', () => {
  assert.ok(found.includes(`no-orphans ${orphan}`));
});

test('every rule has a violation that proves it', () => {
  const proved = new Set(['no-orphans', ...violations.map(([rule]) => rule)]);
  assert.deepEqual(
    forbidden.map(({ name }) => name).filter((name) => !proved.has(name)),
    [],
  );
});

/** A small copy of the repository's layout in which each file breaks its rule and every target exists. */
function plant() {
  const folder = mkdtempSync(path.join(tmpdir(), 'twyn-boundaries-'));
  const files = new Map([[orphan, 'export {};\n']]);
  for (const [file, target] of [...violations.map(([, ...edge]) => edge), wayBack]) {
    files.set(file, `${files.get(file) ?? ''}export * from '${target}';\n`);
    const reached = path.join(path.dirname(file), target).replace(/[.]js$/, '.ts');
    const known = [reached, reached.replace(/ts$/, 'tsx')].some((name) => files.has(name));
    if (target.startsWith('.') && !known && !target.includes('missing')) files.set(reached, 'export {};\n');
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const workspace of ['bff', 'frontend']) {
    symlinkSync(path.join(root, workspace, 'package.json'), path.join(folder, workspace, 'package.json'));
  }
  return folder;
}

function reported(file) {
  return found.filter((line) => line.endsWith(` ${file}`)).join(', ') || 'nothing';
}
