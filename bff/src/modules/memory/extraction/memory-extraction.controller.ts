import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, Returns } from '../../../common/http/contract.js';
import { type Memory, memory } from '../memory.dto.js';
import {
  type DecideSuggestions,
  decideSuggestions,
  type DismissExtraction,
  dismissExtraction,
  type MemoryExtraction,
  memoryExtraction,
  type ReconsiderSuggestions,
  reconsiderSuggestions,
} from './memory-extraction.dto.js';
import { MemoryExtractionService } from './memory-extraction.service.js';

@ApiTags('entities')
@Controller('memories/:id/extraction')
export class MemoryExtractionController {
  constructor(private readonly understanding: MemoryExtractionService) {}

  @Get()
  @RequirePermission('memory:read')
  @Returns(memoryExtraction)
  getMemoryExtraction(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryExtraction> {
    return this.understanding.get(user.id, id);
  }

  @Post('dismiss')
  @RequirePermission('memory:write')
  @Returns(memoryExtraction)
  dismissExtraction(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(dismissExtraction) body: DismissExtraction,
  ): Promise<MemoryExtraction> {
    return this.understanding.dismiss(user.id, id, body);
  }

  @Post('confirm-date')
  @RequirePermission('memory:write')
  @Returns(memoryExtraction)
  confirmInferredDate(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<MemoryExtraction> {
    return this.understanding.confirmDate(user.id, id);
  }

  @Post('decide')
  @RequirePermission('memory:write')
  @Returns(memory)
  decideSuggestions(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(decideSuggestions) body: DecideSuggestions,
  ): Promise<Memory> {
    return this.understanding.decide(user.id, id, body);
  }

  @Post('reconsider')
  @RequirePermission('memory:write')
  @Returns(memory)
  reconsiderSuggestions(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(reconsiderSuggestions) body: ReconsiderSuggestions,
  ): Promise<Memory> {
    return this.understanding.reconsider(user.id, id, body);
  }
}
