import { Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import {
  type CreateMemoryRule,
  createMemoryRule,
  type MemoryRule,
  memoryRule,
  type MemoryRules,
  memoryRules,
} from './memory-rules.dto.js';
import { MemoryRulesService } from './memory-rules.service.js';

@ApiTags('forgetting')
@Controller('memory-rules')
export class MemoryRulesController {
  constructor(private readonly rules: MemoryRulesService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryRules)
  listMemoryRules(@CurrentUser() user: SessionUser): Promise<MemoryRules> {
    return this.rules.list(user.id);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(memoryRule, 201)
  createMemoryRule(
    @CurrentUser() user: SessionUser,
    @JsonBody(createMemoryRule) body: CreateMemoryRule,
  ): Promise<MemoryRule> {
    return this.rules.add(user.id, body);
  }

  @Delete(':id')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  deleteMemoryRule(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.rules.remove(user.id, id);
  }
}
