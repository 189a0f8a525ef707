import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { Returns } from '../../common/http/contract.js';
import { EventLoopWatch } from '../../common/lifecycle/event-loop-watch.js';
import { serverMetrics, type ServerMetrics } from './metrics.dto.js';

/** How the server is doing. */
@ApiTags('admin')
@RequirePermission('users:administer')
@Controller('admin/metrics')
export class MetricsController {
  constructor(private readonly eventLoop: EventLoopWatch) {}

  @Get()
  @Returns(serverMetrics)
  getServerMetrics(): ServerMetrics {
    return { eventLoop: this.eventLoop.read() };
  }
}
