import { Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../../common/auth/session-user.js';
import { JsonBody, Returns, ReturnsNothing } from '../../../../common/http/contract.js';
import {
  type OwnModel,
  ownModel,
  type OwnModelTest,
  ownModelTest,
  type SaveOwnModel,
  saveOwnModel,
  type TestOwnModel,
  testOwnModel,
} from './own-model.dto.js';
import { OwnModelSettings } from './own-model-settings.service.js';

/** 403 where the operator does not let users name a server. */
@ApiTags('model')
@Controller('model/own')
export class OwnModelController {
  constructor(private readonly owns: OwnModelSettings) {}

  /** The kept key stays only with the server that it was entered for; on another one, it is gone. */
  @Put()
  @RequirePermission('chat:write')
  @Returns(ownModel)
  saveOwnModel(
    @CurrentUser() user: SessionUser,
    @JsonBody(saveOwnModel) model: SaveOwnModel,
  ): Promise<OwnModel> {
    return this.owns.save(user.id, model);
  }

  /** Back to the operator's, or to none. */
  @Delete()
  @RequirePermission('chat:write')
  @ReturnsNothing()
  removeOwnModel(@CurrentUser() user: SessionUser): Promise<void> {
    return this.owns.remove(user.id);
  }

  /** Asks the server for its models; nothing is kept, and nothing of the user's is sent but the key. */
  @Post('test')
  @RequirePermission('chat:write')
  @Returns(ownModelTest)
  testOwnModel(
    @CurrentUser() user: SessionUser,
    @JsonBody(testOwnModel) model: TestOwnModel,
  ): Promise<OwnModelTest> {
    return this.owns.test(user.id, model);
  }
}
