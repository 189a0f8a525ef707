import { Controller, Delete, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../../common/auth/session-user.js';
import { JsonBody, Returns, ReturnsNothing } from '../../../../common/http/contract.js';
import {
  type CustomModel,
  customModel,
  type CustomModelTest,
  customModelTest,
  type SaveCustomModel,
  saveCustomModel,
  type TestCustomModel,
  testCustomModel,
} from './custom-model.dto.js';
import { CustomModelSettings } from './custom-model-settings.service.js';

/** 403 where the operator does not let users name a server. */
@ApiTags('model')
@Controller('model/custom')
export class CustomModelController {
  constructor(private readonly owns: CustomModelSettings) {}

  /** The kept key stays only with the server that it was entered for; on another one, it is gone. */
  @Put()
  @RequirePermission('chat:write')
  @Returns(customModel)
  saveCustomModel(
    @CurrentUser() user: SessionUser,
    @JsonBody(saveCustomModel) model: SaveCustomModel,
  ): Promise<CustomModel> {
    return this.owns.save(user.id, model);
  }

  /** Back to the operator's, or to none. */
  @Delete()
  @RequirePermission('chat:write')
  @ReturnsNothing()
  removeCustomModel(@CurrentUser() user: SessionUser): Promise<void> {
    return this.owns.remove(user.id);
  }

  /** Asks the server for its models; nothing is kept, and nothing of the user's is sent but the key. */
  @Post('test')
  @RequirePermission('chat:write')
  @Returns(customModelTest)
  testCustomModel(
    @CurrentUser() user: SessionUser,
    @JsonBody(testCustomModel) model: TestCustomModel,
  ): Promise<CustomModelTest> {
    return this.owns.test(user.id, model);
  }
}
