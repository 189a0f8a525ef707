/**
 * The code whose silent breakage is dangerous, and the tests that must notice it, the fastest first: a mutant that one
 * has killed is not shown to the next. `only`: the functions, methods and constants of the file that are meant.
 * `texts`: its texts do something. Paths are within `bff/src`.
 */
export const targets = [
  { name: 'access', file: 'common/auth/access.guard.ts', tests: ['common/auth/access.guard.test.ts'] },

  session('session-cache', ['session-cache.test.ts']),
  session('session-watches', ['session-watches.test.ts']),
  session('session-token', ['session-token.test.ts']),
  session('session-authenticator', ['sessions.service.test.ts']),
  session('sessions.service', ['sessions.service.test.ts']),
  session('session-use', ['sessions.service.test.ts']),

  scope('database', ['database.test.ts', 'unit-of-work.db.test.ts', 'database.db.test.ts']),
  scope('ownership', ['ownership.test.ts']),

  {
    name: 'undo',
    file: 'modules/skills/runs/runs.service.ts',
    only: ['undo', 'lastToUndo', 'purge', 'toSkillRun', 'MINUTE_MS', 'UNDO_ELSEWHERE_MS', 'DAY_MS'],
    tests: ['modules/skills/runs/runs.service.test.ts'],
  },
  {
    name: 'undo',
    file: 'modules/skills/runs/runs.repository.ts',
    only: ['hasEffect', 'find', 'findLastEffective', 'markUndone', 'unmarkUndone', 'isOwn'],
    tests: ['modules/skills/runs/runs.repository.db.test.ts'],
  },
  {
    name: 'undo',
    file: 'modules/skills/handlers/skill-handlers.ts',
    only: ['undo'],
    tests: ['modules/skills/handlers/skill-handlers.test.ts'],
  },
  {
    name: 'undo',
    file: 'modules/home/home.service.ts',
    only: ['undo', 'undoAll', 'revert'],
    tests: ['modules/home/home.service.test.ts'],
  },
  {
    name: 'undo',
    file: 'modules/home/plan-actions.ts',
    only: ['reverted', 'changeOf'],
    tests: ['modules/home/plan-actions.test.ts'],
  },
  {
    name: 'undo',
    file: 'modules/memory/bulk/bulk-edit.service.ts',
    tests: ['modules/memory/bulk/bulk-edit.service.test.ts'],
  },

  limit('common/http/rate-limit.ts'),
  limit('common/http/network.ts'),
  limit('modules/auth/exchange-limit.guard.ts'),
  limit('modules/auth/auth.service.ts'),
  limit('modules/chat/answer-limits.ts'),
  limit('modules/content/contact-messages.service.ts', ['receive', 'PER_ADDRESS', 'WINDOW_SECONDS']),
  limit('modules/voice/voice-audio.service.ts', [
    'transcribe',
    'speak',
    'TRANSCRIPTIONS_PER_MINUTE',
    'SPEECHES_PER_MINUTE',
  ]),

  { name: 'rank', file: 'modules/memory/search/rank.ts', tests: ['modules/memory/search/rank.test.ts'] },

  {
    name: 'gate',
    file: 'modules/skills/answering/answerability.ts',
    tests: ['modules/skills/answering/evidence.test.ts'],
  },
];

function session(name, tests) {
  return inFolder('session', 'modules/auth', name, tests);
}

function scope(name, tests) {
  return { ...inFolder('scope', 'database', name, tests), texts: true };
}

function inFolder(target, folder, name, tests) {
  return { name: target, file: `${folder}/${name}.ts`, tests: tests.map((test) => `${folder}/${test}`) };
}

/** With the test beside it. */
function limit(file, only) {
  return { name: 'limit', file, only, tests: [file.replace(/\.ts$/u, '.test.ts')] };
}
