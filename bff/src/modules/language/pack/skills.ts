import { type PackSource } from './merge-files.js';
import { type Element, type SkillSpec, type Template } from './pack.js';
import { type SkillSource } from './schema.js';
import { compileTemplate, type TemplateContext } from './template.js';

/** The skills of a pack, with those that it takes over from the pack that it extends. */
export function skillsOf(
  source: PackSource,
  base: PackSource | undefined,
  context: TemplateContext,
): SkillSpec[] {
  const skills = new Map<string, SkillSource>();
  for (const [key, inherited] of base?.skills ?? [])
    skills.set(key, { ...inherited, templates: [], carriers: [] });
  for (const [key, skill] of source.skills) skills.set(key, extended(skills.get(key), skill));
  return [...skills].map(([key, skill]) => specOf(key, skill, context));
}

/** What a pack says of a skill itself stands; its frames are added to those of the other. */
function extended(inherited: SkillSource | undefined, own: SkillSource): SkillSource {
  if (!inherited) return own;
  return { ...inherited, ...own, frames: [...(inherited.frames ?? []), ...(own.frames ?? [])] };
}

function specOf(key: string, source: SkillSource, context: TemplateContext): SkillSpec {
  const { act, skill = key.split('#')[0] ?? key, implies, asks, range } = source;
  if (act === undefined) throw new Error(`The skill “${key}” has no act.`);
  return {
    key,
    skill,
    act,
    domains: source.domains ?? [],
    frames: (source.frames ?? []).map((frame) => frame.trim().split(' ').filter(Boolean).map(elementOf)),
    slots: Object.fromEntries(
      Object.entries(source.slots ?? {}).map(([name, types]) => [name, types.split('|')]),
    ),
    fixed: source.fixed ?? {},
    templates: (source.templates ?? []).map((template) => templateOf(template, context)),
    carriers: source.carriers ?? [],
    defaultsToAll: source.default_all ?? false,
    isQuestion: source.question ?? false,
    needsYes: source.guard ?? false,
    ...(source.certain && { isCertain: true as const }),
    ...(source.if_asked && { isOnlyAsked: true as const }),
    ...(implies !== undefined && { implies }),
    ...(source.bare_place !== undefined && { barePlace: source.bare_place }),
    ...(source.needs_state !== undefined && { needsState: source.needs_state }),
    ...(asks !== undefined && { asks }),
    ...(range && { range }),
  };
}

function templateOf(
  source: NonNullable<SkillSource['templates']>[number],
  context: TemplateContext,
): Template {
  return typeof source === 'string'
    ? compileTemplate(source, {}, context)
    : compileTemplate(source.say, source.fixed ?? {}, context);
}

/** "?a" may be said, "a^" stands first, "a$" last. */
function elementOf(said: string): Element {
  const isOptional = said.startsWith('?');
  const isFirst = said.endsWith('^');
  const isLast = said.endsWith('$');
  return {
    type: said.slice(isOptional ? 1 : 0, isFirst || isLast ? -1 : undefined),
    isOptional,
    isFirst,
    isLast,
  };
}
