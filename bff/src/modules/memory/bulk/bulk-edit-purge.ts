import { Injectable } from '@nestjs/common';
import { Purge } from '../../../common/lifecycle/purge.js';
import { BulkEditService } from './bulk-edit.service.js';

/** Removes what memories were before they were changed together, once that cannot be undone any more. */
@Injectable()
export class BulkEditPurge extends Purge {
  protected readonly task = 'purge bulk edits';

  constructor(private readonly edits: BulkEditService) {
    super();
  }

  protected remove(): Promise<void> {
    return this.edits.purge();
  }
}
