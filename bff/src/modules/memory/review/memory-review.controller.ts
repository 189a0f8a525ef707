import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, QueryObject, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { type Memory, memory } from '../memory.dto.js';
import {
  type MemoryReview,
  memoryReview,
  type RejectMemory,
  rejectMemory,
  type ReviewQuery,
  reviewQuery,
} from './memory-review.dto.js';
import { MemoryReviewService } from './memory-review.service.js';

@ApiTags('review')
@Controller('memories')
export class MemoryReviewController {
  constructor(private readonly reviews: MemoryReviewService) {}

  @Get('review')
  @RequirePermission('memory:read')
  @Returns(memoryReview)
  getReview(
    @CurrentUser() user: SessionUser,
    @QueryObject(reviewQuery) { limit }: ReviewQuery,
  ): Promise<MemoryReview> {
    return this.reviews.list(user.id, limit);
  }

  @Post(':id/approve')
  @RequirePermission('memory:write')
  @Returns(memory)
  approveMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.reviews.approve(user.id, id);
  }

  @Post(':id/reject')
  @RequirePermission('memory:write')
  @ReturnsNothing()
  rejectMemory(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(rejectMemory) { never }: RejectMemory,
  ): Promise<void> {
    return this.reviews.reject(user.id, id, never);
  }

  @Post(':id/reconsider')
  @RequirePermission('memory:write')
  @Returns(memory)
  reconsiderMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.reviews.reconsider(user.id, id);
  }
}
