import { Injectable } from '@nestjs/common';
import { MemoryGraphService } from './memory-graph.service.js';
import { RemoteVectorsService } from './remote-vectors.service.js';

/** What a user's new vectors lead to: those of the stronger model, and a graph once they are very many. */
@Injectable()
export class VectorFollowUps {
  constructor(
    private readonly remoteVectors: RemoteVectorsService,
    private readonly graph: MemoryGraphService,
  ) {}

  wake(userId: string): void {
    this.remoteVectors.wake(userId);
    this.graph.noteGrown(userId);
  }
}
