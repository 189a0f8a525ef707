import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ImportKinds } from '../../imports/import-kinds.js';
import { ReadingImportUndoing } from './reading-import-undoing.js';
import { ReadingImportWork } from './reading-import-work.js';

/** Has the files of readings imported here. */
@Injectable()
export class ReadingImports implements OnModuleInit {
  constructor(
    private readonly kinds: ImportKinds,
    private readonly work: ReadingImportWork,
    private readonly undoing: ReadingImportUndoing,
  ) {}

  onModuleInit(): void {
    this.kinds.register('readings', {
      run: (job, stop) => this.work.run(job, stop),
      undo: (job, stop) => this.undoing.run(job, stop),
    });
  }
}
