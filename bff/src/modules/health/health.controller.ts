import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/public.decorator.js';
import { Returns } from '../../common/http/contract.js';
import { health, type Health } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Asks nothing but the process itself: a database that is away is no reason to restart it. */
  @Get('live')
  @Returns(health)
  getLiveness(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Returns(health)
  async getReadiness(): Promise<Health> {
    await this.health.assertReady();
    return { status: 'ok' };
  }
}
