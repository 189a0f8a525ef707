import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import {
  type CommandResult,
  commandResult,
  type ParseCommand,
  parseCommand,
  type ParsedCommand,
  parsedCommand,
  type RunCommand,
  runCommand,
} from './commands.dto.js';
import { CommandsService } from './commands.service.js';

@ApiTags('skills')
@Controller('skills')
export class CommandsController {
  constructor(private readonly commands: CommandsService) {}

  /** What a sentence asks for. Nothing happens. */
  @Post('parse')
  @RequirePermission('skills:read')
  @Returns(parsedCommand)
  parseCommand(
    @CurrentUser() user: SessionUser,
    @JsonBody(parseCommand) body: ParseCommand,
  ): Promise<ParsedCommand> {
    return this.commands.parse(user.id, body);
  }

  @Post('run')
  @RequirePermission('skills:write')
  @Returns(commandResult)
  runCommand(
    @CurrentUser() user: SessionUser,
    @JsonBody(runCommand) body: RunCommand,
  ): Promise<CommandResult> {
    return this.commands.run(user.id, body);
  }
}
