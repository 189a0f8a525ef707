import { Controller, Get, Header, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { NeedsRecentSignIn } from '../../common/auth/recent-sign-in.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { SessionCookie } from '../../common/auth/session-cookie.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../common/http/contract.js';
import {
  type AccountDeletion,
  accountDeletion,
  type DeletionPreview,
  deletionPreview,
  type DeletionReceipt,
  deletionReceipt,
} from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('deletion')
@Controller('me/deletion')
export class AccountDeletionController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @RequirePermission('profile:read')
  @Returns(deletionPreview)
  async previewDeletion(@CurrentUser() { id }: SessionUser): Promise<DeletionPreview> {
    return { rows: await this.deletion.preview(id) };
  }

  @Post()
  @RequirePermission('profile:write')
  @NeedsRecentSignIn()
  @Header('Clear-Site-Data', '"cache"')
  @Returns(deletionReceipt)
  async deleteAccount(
    @CurrentUser() user: SessionUser,
    @JsonBody(accountDeletion) { confirmation }: AccountDeletion,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionReceipt> {
    const receipt = await this.deletion.delete(user, confirmation);
    this.cookie.clear(response);
    return receipt;
  }
}
