import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { PathText, Returns } from '../../common/http/contract.js';
import { dayName, type LifeDay, lifeDay } from './days.dto.js';
import { DaysService } from './days.service.js';

@ApiTags('days')
@Controller('days')
export class DaysController {
  constructor(private readonly days: DaysService) {}

  /** One day of the user’s calendar, wherever it is that they are. */
  @Get(':date')
  @RequirePermission('memory:read')
  @Returns(lifeDay)
  getDay(@CurrentUser() user: SessionUser, @PathText(dayName, 'date') date: string): Promise<LifeDay> {
    return this.days.read(user, date);
  }
}
