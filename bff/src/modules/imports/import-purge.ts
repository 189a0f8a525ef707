import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Purge } from '../../common/lifecycle/purge.js';
import { ImportsRepository } from './imports.repository.js';
import { UploadStore } from './upload-store.js';

const KEPT_MS = 24 * 60 * 60_000;

/** Removes files that were uploaded and never imported, and those whose account is gone. */
@Injectable()
export class ImportPurge extends Purge {
  protected readonly task = 'purge abandoned uploads';

  constructor(
    private readonly imports: ImportsRepository,
    private readonly uploads: UploadStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async remove(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    for (const id of await this.imports.removeDraftsBefore(before)) await this.uploads.remove(id);
    await this.uploads.removeStrays(await this.imports.findOpenIds(), before);
  }
}
