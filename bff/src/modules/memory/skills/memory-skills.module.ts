import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../../integrations/embeddings/embeddings.module.js';
import { SkillsModule } from '../../skills/skills.module.js';
import { TwinStyleModule } from '../../twin/style/twin-style.module.js';
import { MemoryModule } from '../memory.module.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { CompareSkill } from './compare.skill.js';
import { ForgettingHandler } from './forgetting.skill.js';
import { DoNotSaveSkill } from './do-not-save.skill.js';
import { OnThisDaySkill } from './on-this-day.skill.js';
import { RecallSearch } from './recall-search.service.js';
import { RecallSources } from './recall-sources.service.js';
import { RecallSkill } from './recall.skill.js';
import { RememberSkill } from './remember.skill.js';
import { MemoryCorrections } from './memory-corrections.service.js';
import { MemoryCaptureService } from './memory-capture.service.js';
import { SummarySkill } from './summary.skill.js';
import { ToldSkill } from './told.skill.js';

@Module({
  imports: [EmbeddingsModule, MemoryModule, SkillsModule, TwinStyleModule],
  providers: [
    CompareSkill,
    ForgettingHandler,
    DoNotSaveSkill,
    OnThisDaySkill,
    RecallSearch,
    RecallSkill,
    RecallSources,
    MemoryCaptureService,
    MemoryCorrections,
    RememberSkill,
    SummarySkill,
    ToldSkill,
    VectorKnowledge,
  ],
  exports: [MemoryCaptureService, RecallSources],
})
export class MemorySkillsModule {}
