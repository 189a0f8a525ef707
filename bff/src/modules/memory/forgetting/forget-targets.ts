import { Injectable } from '@nestjs/common';
import { toSelection } from '../memory.mapper.js';
import { MemoryFinder } from '../search/memory-finder.js';
import { strengthOf } from '../search/strength.js';
import { type ForgetTarget } from './forgetting.dto.js';
import { type Chosen } from './forgetting.repository.js';

/** As many as a search ranks. */
const MAX_FOUND = 300;

/** Which memories a target means. */
@Injectable()
export class ForgetTargets {
  constructor(private readonly finder: MemoryFinder) {}

  async choose(userId: string, target: ForgetTarget): Promise<Chosen> {
    const { topic, except, conversationId, ...filter } = target;
    const selection = toSelection(filter);
    if (topic === undefined) return { selection, conversationId, except };
    const { ranked } = await this.finder.find(userId, topic, { limit: MAX_FOUND, selection });
    const ids = ranked
      .filter(({ signals }) => strengthOf(signals) !== 'weak')
      .map(({ candidate }) => candidate.id);
    return { selection, conversationId, ids, except };
  }
}
