import { Injectable } from '@nestjs/common';
import { Purge } from '../../common/lifecycle/purge.js';
import { MemoryTrashService } from './memory-trash.service.js';

/** Removes deleted memories for good once they cannot be restored any more. */
@Injectable()
export class MemoryPurge extends Purge {
  protected readonly task = 'purge deleted memories';

  constructor(private readonly trash: MemoryTrashService) {
    super();
  }

  protected remove(): Promise<void> {
    return this.trash.purge();
  }
}
