import { type SkillCall } from '../modules/skills/kit/skill-handler.js';
import { askedFor, type SaidTo } from './asked.js';

export type Said = SaidTo;

export interface ParseResult {
  readonly outcome: 'act' | 'ask' | 'none';
  readonly intents: readonly SkillCall[];
  readonly question?: string;
}

/** What the product would do about a sentence, without where each part of it was said. */
export function parse(text: string, said: Said): ParseResult {
  const { calls, ...asked } = askedFor(text, said);
  return { ...asked, intents: calls.map(({ call }) => call) };
}
