import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { Returns } from '../../../common/http/contract.js';
import {
  type ModelList,
  modelList,
  type ModelStatus,
  modelStatus,
  type ModelUsage,
  modelUsage,
} from './model.dto.js';
import { ModelStatusService } from './model-status.service.js';

@ApiTags('model')
@Controller('model')
export class ModelController {
  constructor(private readonly status: ModelStatusService) {}

  /** Asks the server whether it is there, for two seconds at most. */
  @Get()
  @RequirePermission('chat:read')
  @Returns(modelStatus)
  getModel(@CurrentUser() user: SessionUser): Promise<ModelStatus> {
    return this.status.describe(user.id);
  }

  /** Day by day: tokens, and how long one waited for the first word. */
  @Get('usage')
  @RequirePermission('chat:read')
  @Returns(modelUsage)
  getModelUsage(@CurrentUser() user: SessionUser): Promise<ModelUsage> {
    return this.status.usage(user);
  }

  /** What the server has, by name; nothing where there is none. */
  @Get('models')
  @RequirePermission('chat:read')
  @Returns(modelList)
  listModels(@CurrentUser() user: SessionUser): Promise<ModelList> {
    return this.status.list(user.id);
  }
}
