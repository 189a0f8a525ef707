import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemoryErasure } from '../memory/memory-erasure.service.js';
import { MoodErasure } from '../mood/mood-erasure.service.js';
import {
  countAnswersAbout,
  eraseFromConversations,
  eraseQuotesFromConversations,
} from './chat-erasure.repository.js';

/** Has conversations lose the words of memories and moods that are erased. */
@Injectable()
export class ChatErasure implements OnModuleInit {
  constructor(
    private readonly memories: MemoryErasure,
    private readonly moods: MoodErasure,
  ) {}

  onModuleInit(): void {
    this.memories.register(eraseFromConversations, countAnswersAbout);
    this.moods.register(eraseQuotesFromConversations);
  }
}
