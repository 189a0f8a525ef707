import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemoryErasure } from '../memory-erasure.service.js';
import { eraseFromEntities } from './unmentioned.repository.js';

/** Has those go of whom only erased memories spoke, and the tags that only they had. */
@Injectable()
export class EntityErasure implements OnModuleInit {
  constructor(private readonly erasure: MemoryErasure) {}

  onModuleInit(): void {
    this.erasure.register(eraseFromEntities);
  }
}
