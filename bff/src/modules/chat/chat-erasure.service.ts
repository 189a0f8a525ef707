import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemoryErasure } from '../memory/memory-erasure.service.js';
import { countAnswersAbout, eraseFromConversations } from './chat-erasure.repository.js';

/** Has conversations lose the words of memories that are erased. */
@Injectable()
export class ChatErasure implements OnModuleInit {
  constructor(private readonly erasure: MemoryErasure) {}

  onModuleInit(): void {
    this.erasure.register(eraseFromConversations, countAnswersAbout);
  }
}
