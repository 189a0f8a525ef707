import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MemoryErasure } from '../memory/memory-erasure.service.js';
import { eraseFromVerdicts } from './answers/verdict-erasure.repository.js';
import { eraseFromChecks } from './fidelity/check-erasure.repository.js';

/** Has verdicts and questions go with the memories that they were made of; after the names of those have gone. */
@Injectable()
export class TwinErasure implements OnApplicationBootstrap {
  constructor(private readonly erasure: MemoryErasure) {}

  onApplicationBootstrap(): void {
    this.erasure.register(eraseFromVerdicts);
    this.erasure.register(eraseFromChecks);
  }
}
