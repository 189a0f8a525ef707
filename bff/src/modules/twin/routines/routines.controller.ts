import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { Returns } from '../../../common/http/contract.js';
import { type TwinRoutines, twinRoutines } from './routines.dto.js';
import { RoutinesService } from './routines.service.js';

@ApiTags('twin')
@Controller('twin/routines')
export class RoutinesController {
  constructor(private readonly routines: RoutinesService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(twinRoutines)
  listTwinRoutines(@CurrentUser() user: SessionUser): Promise<TwinRoutines> {
    return this.routines.list(user);
  }
}
