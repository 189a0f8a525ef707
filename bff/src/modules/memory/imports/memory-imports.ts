import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportKinds } from '../../imports/import-kinds.js';
import { ImportUndoing } from './import-undoing.js';
import { ImportWork } from './import-work.js';

/** Has the files of memories imported here. */
@Injectable()
export class MemoryImports implements OnModuleInit {
  constructor(
    private readonly kinds: ImportKinds,
    private readonly work: ImportWork,
    private readonly undoing: ImportUndoing,
  ) {}

  onModuleInit(): void {
    this.kinds.register('memory', {
      run: (job, stop) => this.work.run(job, stop),
      undo: (job, stop) => this.undoing.run(job, stop),
    });
  }
}
