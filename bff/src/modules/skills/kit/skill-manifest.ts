import { type z } from 'zod';
import { type Parameters } from '../../language/understanding.js';
import { type Screen, type Theme } from '../screens.js';
import { type DeviceUse } from './device-use.js';
import { type DialogueUse } from './dialogue-use.js';
import { type FromWords } from './from-words.js';

export type { Parameters } from '../../language/understanding.js';

/** `physical` moves something in the home; `guarded` opens or unlocks it and is always confirmed. */
export const RISKS = ['read', 'write', 'physical', 'guarded'] as const;
export type Risk = (typeof RISKS)[number];

/** The sections of the help screen, in their order. */
export const SKILL_GROUPS = [
  'Memory',
  'Home',
  'Reminders, timers and lists',
  'Screens and settings',
  'Everything else',
] as const;
export type SkillGroup = (typeof SKILL_GROUPS)[number];

/** Names of the design system's icons. */
export const SKILL_ICONS = [
  'memory',
  'search',
  'home',
  'clock',
  'calendar',
  'list',
  'body',
  'mood',
  'info',
  'settings',
] as const;
export type SkillIcon = (typeof SKILL_ICONS)[number];

/** What an answer is shown with. */
export const SKILL_CARDS = ['devices', 'reminders', 'charts'] as const;
export type SkillCard = (typeof SKILL_CARDS)[number];

/** What a call adds to what waits for its time. */
export const MADE = ['reminder', 'alarm', 'timer'] as const;
export type Made = (typeof MADE)[number];

/** What the page that asked does with the answer. */
export interface Shown {
  /** The screen that shows all of it. */
  readonly screen?: Screen | undefined;
  readonly theme?: Theme | undefined;
}

/** All that the product knows of one skill; only its own folder knows it by its name. */
export interface SkillManifest {
  readonly name: string;
  /** What people call it, in a word or two. */
  readonly title: string;
  readonly group: SkillGroup;
  readonly icon: SkillIcon;
  /** What it does, in a sentence, for people and for a language model. */
  readonly description: string;
  readonly parameters: z.ZodType;
  readonly risk: Risk;
  /** Sentences that ask for it; each is tested to be understood as this skill. */
  readonly examples: readonly string[];
  readonly card?: SkillCard;
  /** How Activity names a call of it; by default the title with the operation, or else the description. */
  readonly told?: (parameters: Parameters) => string;
  readonly shows?: (parameters: Parameters) => Shown;
  readonly makes?: (parameters: Parameters) => Made | undefined;
  /** It answers messages of a conversation: no command asks for it. */
  readonly answersMessages?: true;
  /** It opens a screen and does nothing else: a voice goes there without asking. */
  readonly isVisit?: true;
  /** Whether done twice it comes to the same as once, where it moves something; without it, it does not. */
  readonly isRepeatable?: (parameters: Parameters) => boolean;
  /** Present where it is about devices of the home. */
  readonly devices?: DeviceUse;
  /** Its parameters from what was said of it; without it they are what was said. */
  readonly fromWords?: FromWords;
  /** It makes or changes automations, which no automation may do. */
  readonly isAutomation?: true;
  /** It does the calls of other skills at a later time. */
  readonly isForLater?: true;
  /** A value told right after it takes its place: "sorry, 72.4", "132, not 123". Undefined where it is about something else. */
  readonly corrected?: (parameters: Parameters, said: string, wrong?: string) => Parameters | undefined;
  /** How a conversation goes on about it. */
  readonly dialogue?: DialogueUse;
}

const defined = new WeakSet<object>();

/** Declares a skill. Throws where two fields contradict each other. */
export function defineSkill<const Manifest extends SkillManifest>(manifest: Manifest): Manifest {
  if (manifest.examples.length === 0) throw new Error(`${manifest.name} has no example.`);
  defined.add(manifest);
  return manifest;
}

/** Whether a value is a skill that `defineSkill` declared. */
export function isSkillManifest(value: unknown): value is SkillManifest {
  return typeof value === 'object' && value !== null && defined.has(value);
}
