import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { NoSpaceLeft } from './import.errors.js';
import { Source } from './source/source.js';

/** A zip may hold as much again as its size could be. */
const MAX_UNPACKING = 2;

/** Uploaded files, each under the id of its import: a name that a user gave is never a path. */
@Injectable()
export class UploadStore {
  /** Of one file. */
  readonly maxBytes: number;
  private readonly folder: string;

  constructor(@Inject(ENV) { UPLOADS_DIR, UPLOAD_MAX_BYTES }: Env) {
    this.maxBytes = UPLOAD_MAX_BYTES;
    this.folder = path.resolve(UPLOADS_DIR);
  }

  pathOf(id: string): string {
    return path.join(this.folder, `${id}.upload`);
  }

  /** How much of it is there. */
  async size(id: string): Promise<number> {
    try {
      return (await stat(this.pathOf(id))).size;
    } catch (error) {
      if (isCode(error, 'ENOENT')) return 0;
      throw error;
    }
  }

  /** Throws UnreadableFile. The caller closes it. */
  open(
    { id, fileName }: { id: string; fileName: string },
    options: { isBinaryTaken?: boolean } = {},
  ): Promise<Source> {
    const maxUnpackedBytes = MAX_UNPACKING * this.maxBytes;
    return Source.open(this.pathOf(id), fileName, { maxUnpackedBytes, ...options });
  }

  /** Writes a part to its place. What arrives before a connection breaks stays, and the next part goes on from there. */
  async write(id: string, offset: number, part: AsyncIterable<Buffer>): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(this.pathOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
    try {
      let position = offset;
      for await (const chunk of part) {
        await file.write(chunk, 0, chunk.length, position);
        position += chunk.length;
      }
    } catch (error) {
      throw isCode(error, 'ENOSPC') ? new NoSpaceLeft(error) : error;
    } finally {
      await file.close();
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** What nobody will ask for again: files of deleted accounts, and what a killed process left. */
  async removeStrays(expected: ReadonlySet<string>, before: Date): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const { id, kind } = /^(?<id>[0-9a-f-]{36})[.](?<kind>upload|export)$/.exec(name)?.groups ?? {};
      if (id === undefined || (kind === 'upload' && expected.has(id))) continue;
      const file = path.join(this.folder, name);
      const { mtime } = await stat(file);
      if (mtime < before) await rm(file, { force: true });
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
