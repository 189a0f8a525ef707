import path from 'node:path';
import { type Measured, startProcess } from './process.ts';
import { type Contender } from './rounds.ts';

const PORT = 18983;
const URL = `http://127.0.0.1:${String(PORT)}/api/me`;

/** The bare Express server that others are compared with, on a core of its own. */
export async function startExpress(core: number): Promise<Omit<Contender, 'name'> & { server: Measured }> {
  const server = await startProcess({
    args: ['bench/express-baseline.ts'],
    cwd: path.resolve(import.meta.dirname, '../..'),
    core,
    env: { PORT: String(PORT), NODE_ENV: 'production' },
    readyUrl: URL,
  });
  return { server, load: { url: URL } };
}
