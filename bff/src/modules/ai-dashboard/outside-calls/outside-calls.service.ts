import { Inject, Injectable } from '@nestjs/common';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { ENV, type Env } from '../../../config/env.js';
import { ConnectionsService } from '../../home/connections/connections.service.js';
import { describeMachine, serversOf } from '../servers.js';
import { type OutsideCallPage, type OutsideCallsQuery, type OutsideHost } from './outside-calls.dto.js';
import { OutsideCallsRepository } from './outside-calls.repository.js';

/** What went to other machines on behalf of a user: where to and how much. */
@Injectable()
export class OutsideCallsService {
  constructor(
    private readonly calls: OutsideCallsRepository,
    private readonly homes: ConnectionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async list(userId: string, query: OutsideCallsQuery): Promise<OutsideCallPage> {
    const { limit, after } = rangeOf(query);
    const [found, known] = await Promise.all([this.calls.list(userId, after, limit), this.servers(userId)]);
    const { rows, nextCursor } = cutPage(found, query, ({ at, id }) => ({ at, id }));
    const items = rows.map(({ at, ...call }) => ({ ...call, ...known(call), at: at.toISOString() }));
    return { items, nextCursor };
  }

  async hosts(userId: string, since: Date): Promise<OutsideHost[]> {
    const [found, known] = await Promise.all([this.calls.hosts(userId, since), this.servers(userId)]);
    return found.map(({ lastAt, ...host }) => ({ ...host, ...known(host), lastAt: lastAt.toISOString() }));
  }

  private async servers(
    userId: string,
  ): Promise<(of: { host: string; port: number }) => Pick<OutsideHost, 'part' | 'place'>> {
    const servers = serversOf(this.env, await this.homes.addresses(userId));
    return (machine) => describeMachine(servers, machine);
  }
}
