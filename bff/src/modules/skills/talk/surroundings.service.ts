import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HomeService } from '../../home/home.service.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';

/** What is known wherever something is said: the homes, what the product can do, and the time. */
@Injectable()
export class Surroundings {
  constructor(
    readonly homes: HomeService,
    readonly skills: SkillCatalogue,
    private readonly clock: Clock,
  ) {}

  get now(): Date {
    return this.clock.now();
  }
}
