import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../common/auth/session-user.js';
import { JsonBody, PathId, PathNumber, Returns, ReturnsNothing } from '../../common/http/contract.js';
import {
  type AnswerAutomation,
  answerAutomation,
  automation,
  automationList,
  type AutomationList,
  automationPreview,
  type AutomationPreview,
  automationQuestions,
  type AutomationQuestions,
  type AutomationResponse,
  automationRuns,
  type AutomationRuns,
  automationVersions,
  type AutomationVersions,
  type CreateAutomation,
  createAutomation,
  type DraftedAutomation,
  draftedAutomation,
  type DraftRequest,
  draftRequest,
  type DryRunRequest,
  dryRunRequest,
  dryRunResult,
  type DryRunResult,
  type EditAutomation,
  editAutomation,
  type PreviewAutomation,
  previewAutomation,
} from './automations.dto.js';
import { AutomationViews } from './automation-views.service.js';
import { AutomationsService } from './automations.service.js';
import { DraftsService } from './draft/drafts.service.js';
import { DryRunsService } from './host/dry-runs.service.js';
import { QuestionsService } from './host/questions.service.js';
import { AutomationRunsService } from './host/runs.service.js';

@ApiTags('automations')
@Controller('automations')
export class AutomationsController {
  constructor(
    private readonly automations: AutomationsService,
    private readonly views: AutomationViews,
    private readonly runs: AutomationRunsService,
    private readonly dryRuns: DryRunsService,
    private readonly drafts: DraftsService,
    private readonly questions: QuestionsService,
  ) {}

  @Get()
  @RequirePermission('home:read')
  @Returns(automationList)
  listAutomations(@CurrentUser() user: SessionUser): Promise<AutomationList> {
    return this.automations.list(user.id);
  }

  /** What waits for a yes. */
  @Get('questions')
  @RequirePermission('home:read')
  @Returns(automationQuestions)
  listAutomationQuestions(@CurrentUser() user: SessionUser): Promise<AutomationQuestions> {
    return this.questions.list(user.id);
  }

  @Post('questions/answer')
  @RequirePermission('home:write')
  @ReturnsNothing()
  answerAutomationQuestion(
    @CurrentUser() user: SessionUser,
    @JsonBody(answerAutomation) answer: AnswerAutomation,
  ): Promise<void> {
    return this.questions.answer(user.id, answer);
  }

  /** What a rule says, before it is kept. */
  @Post('preview')
  @RequirePermission('home:read')
  @Returns(automationPreview)
  previewAutomation(
    @CurrentUser() user: SessionUser,
    @JsonBody(previewAutomation) { rule }: PreviewAutomation,
  ): Promise<AutomationPreview> {
    return this.views.preview(user, rule);
  }

  /** What a sentence says of a rule: what is not understood stays empty. Nothing is kept. */
  @Post('draft')
  @RequirePermission('home:read')
  @Returns(draftedAutomation)
  draftAutomation(
    @CurrentUser() user: SessionUser,
    @JsonBody(draftRequest) request: DraftRequest,
  ): Promise<DraftedAutomation> {
    return this.drafts.draft(user, request);
  }

  /** What a rule would have done. Nothing is done. */
  @Post('dry-run')
  @RequirePermission('home:read')
  @Returns(dryRunResult)
  dryRunAutomation(
    @CurrentUser() user: SessionUser,
    @JsonBody(dryRunRequest) request: DryRunRequest,
  ): Promise<DryRunResult> {
    return this.dryRuns.run(user, request);
  }

  @Post()
  @RequirePermission('home:write')
  @Returns(automation, 201)
  createAutomation(
    @CurrentUser() user: SessionUser,
    @JsonBody(createAutomation) given: CreateAutomation,
  ): Promise<AutomationResponse> {
    return this.automations.create(user, given);
  }

  @Get(':id')
  @RequirePermission('home:read')
  @Returns(automation)
  getAutomation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<AutomationResponse> {
    return this.automations.get(user.id, id);
  }

  @Patch(':id')
  @RequirePermission('home:write')
  @Returns(automation)
  editAutomation(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @JsonBody(editAutomation) edit: EditAutomation,
  ): Promise<AutomationResponse> {
    return this.automations.edit(user, id, edit);
  }

  @Delete(':id')
  @RequirePermission('home:write')
  @ReturnsNothing()
  deleteAutomation(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<void> {
    return this.automations.remove(user.id, id);
  }

  /** The latest first. */
  @Get(':id/versions')
  @RequirePermission('home:read')
  @Returns(automationVersions)
  listAutomationVersions(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
  ): Promise<AutomationVersions> {
    return this.automations.versions(user.id, id);
  }

  /** Brings it back, as a new version. */
  @Post(':id/versions/:version/restore')
  @RequirePermission('home:write')
  @Returns(automation)
  restoreAutomationVersion(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @PathNumber('version') version: number,
  ): Promise<AutomationResponse> {
    return this.automations.restore(user, id, version);
  }

  /** The newest fifty runs, with what was refused and why. */
  @Get(':id/runs')
  @RequirePermission('home:read')
  @Returns(automationRuns)
  listAutomationRuns(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<AutomationRuns> {
    return this.runs.list(user.id, id);
  }
}
