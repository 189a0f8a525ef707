import { type CommandContext, type ParseResult } from '../modules/skills/commands/command.js';
import { parse as parseCommand } from '../modules/skills/commands/parse.js';
import { skillCatalogue } from './skills.js';

/** Where and when a sentence is said, in a product with all of its skills. */
export type Said = Omit<CommandContext, 'skills'>;

/** Reads a sentence as the product does. */
export function parse(text: string, context: Said): ParseResult {
  return parseCommand(text, { ...context, skills: skillCatalogue });
}
