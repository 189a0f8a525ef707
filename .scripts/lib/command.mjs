import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

/** The pinned Node, which runs the product and its tools whatever the system's version is. */
export const pinnedNode = path.join(root, 'node_modules/node/bin/node');

const binaries = path.join(root, 'node_modules/.bin');

/** An environment in which `node` and the tools are the repository's own. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** An environment without them, for the install that replaces them. */
export function systemEnv() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...process.env,
    PATH: folders.filter((folder) => !folder.endsWith('node_modules/.bin')).join(path.delimiter),
  };
}

/** Runs a command to its end and gives back its exit code and all it printed; `live` shows the output as it comes. */
export function capture(command, args, { env = toolEnv(), live = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk);
        if (live) process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Runs a command that must succeed; its output is shown only when it fails. */
export async function succeed(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0)
    throw new UserError(`${output.trim()}\n\n"${[command, ...args].join(' ')}" failed; its output is above.`);
  return output;
}
