import { Controller, Delete, Get, Headers, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request } from 'express';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { Public } from '../../../common/auth/public.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, PathId, PathText, Returns, ReturnsNothing } from '../../../common/http/contract.js';
import { signedBytesOf } from '../../../common/http/json-body.js';
import {
  type CreateHook,
  createHook,
  hookList,
  type HookList,
  hookToken,
  newHook,
  type NewHook,
} from './hooks.dto.js';
import { HooksService } from './hooks.service.js';

@ApiTags('automations')
@Controller()
export class HooksController {
  constructor(private readonly hooks: HooksService) {}

  @Get('automation-hooks')
  @RequirePermission('home:read')
  @Returns(hookList)
  listAutomationHooks(@CurrentUser() user: SessionUser): Promise<HookList> {
    return this.hooks.list(user.id);
  }

  @Post('automation-hooks')
  @RequirePermission('home:write')
  @Returns(newHook, 201)
  createAutomationHook(
    @CurrentUser() user: SessionUser,
    @JsonBody(createHook) given: CreateHook,
  ): Promise<NewHook> {
    return this.hooks.create(user.id, given);
  }

  @Delete('automation-hooks/:id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  removeAutomationHook(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.hooks.remove(user.id, id);
  }

  /** For programs: whoever knows the address may call it. Signed ones need their time, their id and the signature. */
  @Post('hooks/:token')
  @Public()
  @ReturnsNothing()
  callAutomationHook(
    @PathText(hookToken, 'token') token: string,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @Req() request: Request,
  ): Promise<void> {
    const { 'x-twyn-time': time, 'x-twyn-id': id, 'x-twyn-signature': signature } = headers;
    return this.hooks.call(token, { time, id, signature }, signedBytesOf(request));
  }
}
