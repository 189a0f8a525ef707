import { type ModelMessage } from '../../../integrations/language-model/language-model.js';
import { ModelFailed } from '../../../integrations/language-model/language-model.errors.js';
import { type CitedMemory, sourceOf } from '../answering/quoting.js';
import { type ContextName } from '../contexts/contexts.dto.js';
import { type SkillManifest } from '../kit/skill-manifest.js';
import { type Source, type Turn } from '../skill.js';
import { block, deviceLine, type ReadDevice, sourceLine } from './data-blocks.js';
import { rulesWithout } from './rules.js';
import { estimateTokens, fitting } from './tokens.js';
import { Tools } from './tools.js';

export interface PromptParts {
  /** The message, word for word. */
  readonly text: string;
  /** The most relevant first. */
  readonly memories: readonly CitedMemory[];
  readonly devices: readonly ReadDevice[];
  /** Oldest first. */
  readonly turns: readonly Turn[];
  readonly skills: readonly SkillManifest[];
  /** What the person has switched off in the conversation. */
  readonly disabledContexts?: readonly ContextName[];
  /** How to speak; one line. */
  readonly style?: string | undefined;
}

export interface Prompt {
  readonly rules: string;
  readonly messages: readonly ModelMessage[];
  /** Number 1 first. */
  readonly sources: readonly Source[];
  readonly tools: Tools;
}

export const MAX_OUTPUT_TOKENS = 1_000;
/** Kept free for what tools give back. */
const RESULT_TOKENS = 1_000;
/** Shares of what is left to each in its turn; what one does not need is the next one's. */
const SHARE = { tools: 0.4, devices: 0.3, sources: 0.7 };

/** All that fits into the model's context, of the earlier turns the newest. */
export function buildPrompt(contextTokens: number, parts: PromptParts): Prompt {
  const { text, memories, devices, turns, skills, disabledContexts = [], style } = parts;
  const rules = [rulesWithout(disabledContexts), ...(style === undefined ? [] : [style])].join('\n');
  let left = contextTokens - MAX_OUTPUT_TOKENS - RESULT_TOKENS - estimateTokens(rules + text);
  if (left < 0) throw new ModelFailed('too-long');
  const spend = (lines: readonly string[]): void => {
    left -= estimateTokens(lines.join('\n'));
  };
  const tools = new Tools(skills, text, left * SHARE.tools);
  left -= tools.tokens;
  const deviceLines = fitting(devices.map(deviceLine), left * SHARE.devices);
  spend(deviceLines);
  const sourceLines = fitting(
    memories.map((memory, index) => sourceLine(memory, index + 1)),
    left * SHARE.sources,
  );
  spend(sourceLines);
  const data = [
    block('sources', sourceLines),
    ...(deviceLines.length > 0 ? [block('devices', deviceLines)] : []),
  ];
  return {
    rules,
    tools,
    sources: memories.slice(0, sourceLines.length).map((memory) => sourceOf(memory, memory.text)),
    messages: [...newest(turns, left), { by: 'user', text: [...data, text].join('\n\n') }],
  };
}

function newest(turns: readonly Turn[], budget: number): ModelMessage[] {
  const texts = fitting(turns.map(({ text }) => text).reverse(), budget);
  const kept = turns.slice(turns.length - texts.length);
  return kept.map(({ by, text }) => ({ by: by === 'user' ? 'user' : 'model', text }));
}
