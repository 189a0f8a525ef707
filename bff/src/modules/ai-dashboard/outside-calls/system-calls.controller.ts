import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { QueryObject, Returns } from '../../../common/http/contract.js';
import {
  type OutsideCallPage,
  outsideCallPage,
  type OutsideCallsQuery,
  outsideCallsQuery,
} from './outside-calls.dto.js';
import { SystemCallsService } from './system-calls.service.js';

/** What the server does for nobody in particular is for whoever runs it to see. */
@ApiTags('aiDashboard')
@RequirePermission('users:administer')
@Controller('admin/system-calls')
export class SystemCallsController {
  constructor(private readonly calls: SystemCallsService) {}

  @Get()
  @Returns(outsideCallPage)
  listSystemCalls(@QueryObject(outsideCallsQuery) query: OutsideCallsQuery): Promise<OutsideCallPage> {
    return this.calls.list(query);
  }
}
