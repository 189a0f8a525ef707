import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { toMemory } from '../memory.mapper.js';
import { MemoryService } from '../memory.service.js';
import { type MemoryLinks } from './memory-links.dto.js';
import { LinkedToItself } from './memory-links.errors.js';
import { MemoryLinksRepository } from './memory-links.repository.js';

@Injectable()
export class MemoryLinksService {
  constructor(
    private readonly links: MemoryLinksRepository,
    private readonly memories: MemoryService,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, id: string): Promise<MemoryLinks> {
    await this.memories.get(userId, id);
    const { to, from } = await this.links.find(userId, id);
    return { to: to.map(toMemory), from: from.map(toMemory) };
  }

  async add(userId: string, id: string, toId: string): Promise<MemoryLinks> {
    if (id === toId) throw new LinkedToItself();
    await this.memories.get(userId, id);
    await this.memories.get(userId, toId);
    await this.links.add(userId, id, toId, this.clock.now());
    return this.list(userId, id);
  }

  async remove(userId: string, id: string, toId: string): Promise<MemoryLinks> {
    await this.memories.get(userId, id);
    await this.links.remove(userId, id, toId);
    return this.list(userId, id);
  }
}
