import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BALLAST_BYTES = 500_000;

/** A disk in memory of a given size, which a test may fill. Only root may mount one. */
export class SmallDisk {
  private ballast: string[] = [];

  private constructor(readonly folder: string) {}

  /** Undefined where this machine does not let us mount. */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(path.join(tmpdir(), 'twyn-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch {
      rmSync(folder, { recursive: true });
      return undefined;
    }
  }

  /** Until no more than that is free. */
  fill(leftBytes: number): void {
    while (this.freeBytes() > leftBytes) {
      const file = path.join(this.folder, `ballast-${String(this.ballast.length)}`);
      this.ballast.push(file);
      writeFileSync(file, Buffer.alloc(Math.min(BALLAST_BYTES, this.freeBytes() - leftBytes), 1));
    }
  }

  clear(): void {
    for (const file of this.ballast) rmSync(file, { force: true });
    this.ballast = [];
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
    rmSync(this.folder, { recursive: true, force: true });
  }

  private freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }
}
