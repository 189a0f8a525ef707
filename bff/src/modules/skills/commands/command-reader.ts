import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';
import { type CommandContext, type ParseResult } from './command.js';
import { parse } from './parse.js';

/** Where a sentence is said; now, unless another time is told. */
export type Place = Omit<CommandContext, 'skills' | 'now'> & Partial<Pick<CommandContext, 'now'>>;

/** Reads sentences as what the product can do. */
@Injectable()
export class CommandReader {
  constructor(
    readonly skills: SkillCatalogue,
    private readonly clock: Clock,
  ) {}

  get now(): Date {
    return this.clock.now();
  }

  parse(text: string, place: Place): ParseResult {
    return parse(text, this.contextOf(place));
  }

  private contextOf(place: Place): CommandContext {
    return { now: this.clock.now(), ...place, skills: this.skills };
  }
}
