import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { Returns } from '../../common/http/contract.js';
import { type AiDashboard, aiDashboard } from './ai-dashboard.dto.js';
import { AiDashboardService } from './ai-dashboard.service.js';

@ApiTags('aiDashboard')
@Controller('ai-dashboard')
export class AiDashboardController {
  constructor(private readonly dashboard: AiDashboardService) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(aiDashboard)
  getAiDashboard(@CurrentUser() user: SessionUser): Promise<AiDashboard> {
    return this.dashboard.read(user);
  }
}
