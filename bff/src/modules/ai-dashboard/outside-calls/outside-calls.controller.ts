import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type OutsideCallPage,
  outsideCallPage,
  type OutsideCallsQuery,
  outsideCallsQuery,
} from './outside-calls.dto.js';
import { OutsideCallsService } from './outside-calls.service.js';

@ApiTags('aiDashboard')
@Controller('ai-dashboard/outside-calls')
export class OutsideCallsController {
  constructor(private readonly calls: OutsideCallsService) {}

  @Get()
  @RequirePermission('insights:read')
  @Returns(outsideCallPage)
  listOutsideCalls(
    @CurrentUser() { id }: SessionUser,
    @QueryObject(outsideCallsQuery) query: OutsideCallsQuery,
  ): Promise<OutsideCallPage> {
    return this.calls.list(id, query);
  }
}
