import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { Returns } from '../../common/http/contract.js';
import { type SkillList, skillList } from './skills.dto.js';
import { SkillsService } from './skills.service.js';

@ApiTags('skills')
@Controller('skills')
export class SkillsController {
  constructor(private readonly skills: SkillsService) {}

  @Get()
  @RequirePermission('skills:read')
  @Returns(skillList)
  listSkills(): SkillList {
    return this.skills.list();
  }
}
