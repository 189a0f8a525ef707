import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { succeed, systemEnv } from './command.mjs';
import { root } from './root.mjs';
import { step } from './step.mjs';

/** npm writes this file at the end of an install, so it tells both that one was finished and when. */
const STAMP = path.join(root, 'node_modules/.package-lock.json');
const LOCK = path.join(root, 'package-lock.json');

export async function ensureInstalled() {
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync(LOCK).mtimeMs) return;
  await step('packages installed', () => succeed('npm', ['ci'], { env: systemEnv() }));
}
