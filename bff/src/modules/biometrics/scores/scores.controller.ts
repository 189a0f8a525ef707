import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { Returns } from '../../../common/http/contract.js';
import { type BodyScores, scores } from './scores.dto.js';
import { ScoresService } from './scores.service.js';

@ApiTags('scores')
@Controller('scores')
export class ScoresController {
  constructor(private readonly scores: ScoresService) {}

  /** Readiness, sleep, stress, energy and focus of now, and the overall status. */
  @Get()
  @RequirePermission('biometrics:read')
  @Returns(scores)
  getScores(@CurrentUser() user: SessionUser): Promise<BodyScores> {
    return this.scores.find(user);
  }
}
