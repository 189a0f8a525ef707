import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import {
  type ForgetPreview,
  forgetPreview,
  type ForgetPreviewRequest,
  forgetPreviewRequest,
  type ForgetReceipt,
  forgetReceipt,
  type ForgetRequest,
  forgetRequest,
} from './forgetting.dto.js';
import { ForgettingService } from './forgetting.service.js';

@ApiTags('forgetting')
@Controller('memories/forget')
export class ForgettingController {
  constructor(private readonly forgetting: ForgettingService) {}

  /** Counts and shows; changes nothing. Only who may forget has a use for it. */
  @Post('preview')
  @RequirePermission('memory:write')
  @Returns(forgetPreview)
  previewForgetting(
    @CurrentUser() user: SessionUser,
    @JsonBody(forgetPreviewRequest) body: ForgetPreviewRequest,
  ): Promise<ForgetPreview> {
    return this.forgetting.preview(user.id, body);
  }

  @Post()
  @RequirePermission('memory:write')
  @Returns(forgetReceipt)
  forgetMemories(
    @CurrentUser() user: SessionUser,
    @JsonBody(forgetRequest) body: ForgetRequest,
  ): Promise<ForgetReceipt> {
    return this.forgetting.forget(user.id, body);
  }
}
