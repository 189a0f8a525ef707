import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { Returns } from '../../../common/http/contract.js';
import { type ContextList, contextList, CONTEXTS } from './contexts.dto.js';

@ApiTags('contexts')
@Controller('contexts')
export class ContextsController {
  @Get()
  @RequirePermission('chat:read')
  @Returns(contextList)
  listContexts(): ContextList {
    return { items: CONTEXTS.map((context) => ({ ...context })) };
  }
}
