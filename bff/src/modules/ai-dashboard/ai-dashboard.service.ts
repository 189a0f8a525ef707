import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { ConnectionsService } from '../home/connections/connections.service.js';
import { type AiDashboard } from './ai-dashboard.dto.js';
import { LOOKED_AT } from './known.js';
import { KnownRepository, type Viewer } from './known.repository.js';
import { OutsideCallsService } from './outside-calls/outside-calls.service.js';
import { serversOf } from './servers.js';

const DAY_MS = 86_400_000;

/** What the twin knows, how well it answers, and where it may send something. */
@Injectable()
export class AiDashboardService {
  constructor(
    private readonly repository: KnownRepository,
    private readonly homes: ConnectionsService,
    private readonly outside: OutsideCallsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async read(viewer: Viewer): Promise<AiDashboard> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - LOOKED_AT * DAY_MS);
    const [known, answered, addresses, left] = await Promise.all([
      this.repository.known(viewer.id, now),
      this.repository.answered(viewer, now),
      this.homes.addresses(viewer.id),
      this.outside.hosts(viewer.id, since),
    ]);
    return { days: LOOKED_AT, ...known, ...answered, servers: serversOf(this.env, addresses), left };
  }
}
