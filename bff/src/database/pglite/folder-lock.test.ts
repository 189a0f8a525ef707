import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLock } from './folder-lock.js';

describe('FolderLock', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'twyn-lock-')), 'database');
  });

  const held = (): string => readFileSync(join(folder, 'lock'), 'utf8');

  it('makes the folder, holds it and lets it go', async () => {
    const lock = await FolderLock.take(folder);
    expect(held()).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('D2: keeps a second process out with one sentence', async () => {
    await FolderLock.take(folder);
    await expect(FolderLock.take(folder)).rejects.toThrow(
      `The database folder ${folder} is in use by another Twyn process (${process.pid}).`,
    );
  });

  it('takes over from a process that is dead', async () => {
    (await FolderLock.take(folder)).release();
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    writeFileSync(join(folder, 'lock'), `${child.pid} 1`);
    await FolderLock.take(folder);
    expect(held()).toMatch(new RegExp(`^${process.pid} `));
  });

  it('takes over from a dead process whose id was given to another', async () => {
    (await FolderLock.take(folder)).release();
    writeFileSync(join(folder, 'lock'), `${process.ppid} 1`);
    await FolderLock.take(folder);
    expect(held()).toMatch(new RegExp(`^${process.pid} `));
  });

  it('lets only one of two take a dead lock over', async () => {
    (await FolderLock.take(folder)).release();
    writeFileSync(join(folder, 'lock'), '999999999 1');
    const lock = await FolderLock.take(folder);
    writeFileSync(join(folder, 'lock'), 'somebody else');
    lock.release();
    expect(held()).toBe('somebody else');
  });

  it('says that a folder cannot be written to', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'twyn-lock-')), 'file');
    writeFileSync(file, '');
    await expect(FolderLock.take(file)).rejects.toThrow(/cannot be written to \(\w+\)\.$/);
  });
});
