import { Inject, Injectable } from '@nestjs/common';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { ENV, type Env } from '../../../config/env.js';
import { describeMachine, serversOf } from '../servers.js';
import { type OutsideCallPage, type OutsideCallsQuery } from './outside-calls.dto.js';
import { SystemCallsRepository } from './system-calls.repository.js';

/** What went to other machines and was nobody’s: mail, and the sign-in before it is known who signs in. */
@Injectable()
export class SystemCallsService {
  constructor(
    private readonly calls: SystemCallsRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list(query: OutsideCallsQuery): Promise<OutsideCallPage> {
    const { limit, after } = rangeOf(query);
    const { rows, nextCursor } = cutPage(await this.calls.list(after, limit), query, ({ at, id }) => ({
      at,
      id,
    }));
    const servers = serversOf(this.env, []);
    const items = rows.map(({ at, ...call }) => ({
      ...{ ...call, ...describeMachine(servers, call), at: at.toISOString() },
    }));
    return { items, nextCursor };
  }
}
