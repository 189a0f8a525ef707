/** Behind the id of a module: it belongs to the world in which this mutant of this round is in force. */
const MARK = /\?mutant=(?:\d+)-(\d+)$/u;

export function marked(file, round, number) {
  return `${file}?mutant=${round}-${number}`;
}

export function numberIn(id) {
  return Number(MARK.exec(id)?.[1]);
}

/**
 * The tests of a file end with its first failure, which is all that is asked of them. A rejection that nobody handles
 * is one, as it is without mutants.
 */
const STOP_AT_FIRST = `
;{
  let hasFailed = false;
  const unhandled = [];
  const keep = (error) => void unhandled.push(error);
  beforeAll(() => void process.on('unhandledRejection', keep));
  beforeEach(({ skip }) => skip(hasFailed));
  afterEach(({ task }) => void (hasFailed ||= task.result?.state === 'fail'));
  afterAll(async () => {
    await new Promise(setImmediate);
    process.off('unhandledRejection', keep);
    if (unhandled.length > 0) throw unhandled[0];
  });
}`;

/** Database tests are to use PGlite alone. */
const NO_POSTGRES = 'export const startPostgres = () => Promise.resolve(undefined);';

/**
 * Puts mutants in the place of a file, each in a world of its own, so that nothing changes on disk and many follow
 * each other in one process: what depends on the file is loaded once for each mutant, all else once.
 */
export function mutation() {
  const state = { file: '', test: '', texts: [], dependents: new Set() };
  const plugin = {
    name: 'mutation',
    enforce: 'pre',
    configureVitest({ defineCacheKeyGenerator }) {
      // What is kept on disk knows nothing of mutants.
      defineCacheKeyGenerator(({ id }) => (MARK.test(id) ? false : undefined));
    },
    async resolveId(source, importer, options) {
      const mark = importer && MARK.exec(importer)?.[0];
      if (!mark) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && state.dependents.has(resolved.id) ? `${resolved.id}${mark}` : resolved;
    },
    load(id) {
      return id.endsWith('/testing/postgres-server.ts') ? NO_POSTGRES : undefined;
    },
    transform(code, id) {
      const number = numberIn(id);
      if (Number.isNaN(number)) return undefined;
      const file = id.replace(MARK, '');
      if (file === state.test) return { code: code + STOP_AT_FIRST, map: null };
      return file === state.file ? { code: state.texts[number] ?? code, map: null } : undefined;
    },
  };
  return { plugin, state };
}
