import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import {
  type SkillCall,
  type HandlerResult,
  type SkillHandler,
  type RunContext,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { wallOf } from '../../../common/wall-clock.js';
import { momentOf } from '../../language/spans/moment.js';
import { spokenDate, spokenTime } from '../../skills/kit/spoken.js';

const clock = z.strictObject({
  asks: z.enum(['time', 'date', 'conversion']),
  place: z.string().optional().meta({ description: 'A city, where it is not here that is asked about.' }),
  day: z.iso.date().optional().meta({ description: 'A day that is asked about, in place of today.' }),
});

/** Cities by the last part of their zone's name: "new york" for America/New_York. */
const ZONES: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').toLowerCase(),
    zone,
  ]),
);

export const CLOCK = defineSkill({
  name: 'clock',
  title: 'Clock',
  group: 'Everything else',
  icon: 'clock',
  description: 'Tells the time or the date, here or in another city.',
  parameters: clock,
  examples: ['What time is it?', 'What is the date today?', 'What time is it in New York?'],
  risk: 'read',
  fromWords: ({ when, ...said }, { now, timeZone, phrases }) => {
    if (typeof when !== 'object' || when === null) return { calls: [said] };
    const at = momentOf(when, now, timeZone);
    return at
      ? { calls: [{ ...said, day: dayOf(at, timeZone) }] }
      : { question: phrases.say('ask-which-day') };
  },
  dialogue: { placed: 'what time is it in' },
});

/** Tells the time and the date, here and in cities that zones are called by. */
@Injectable()
@ProvidesSkills()
export class ClockHandler implements SkillHandler {
  readonly name = 'clock';
  readonly skills = [CLOCK];

  perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    return Promise.resolve({
      answer: asked.map(({ parameters }) => answerTo(clock.parse(parameters), context)).join(' '),
    });
  }
}

function answerTo(
  { asks, place, day }: z.output<typeof clock>,
  { now, timeZone: here, phrases }: RunContext,
): string {
  if (asks === 'conversion') throw new SkillRefused(phrases.say('cannot-convert-times'));
  const timeZone = place === undefined ? here : ZONES.get(place.toLowerCase());
  if (timeZone === undefined) throw new SkillRefused(phrases.say('time-unknown', { place: place ?? '' }));
  if (asks === 'date' && day !== undefined)
    return phrases.say('date-that', { date: spokenDate(new Date(day), { timeZone: 'UTC', phrases }) });
  const told = { time: spokenTime(now, { timeZone, phrases }), date: spokenDate(now, { timeZone, phrases }) };
  return place === undefined
    ? phrases.say(asks, told)
    : phrases.say(`${asks}-there`, { ...told, place: cityOf(timeZone) });
}

/** As a calendar of that zone has it. */
function dayOf(at: Date, timeZone: string): string {
  const { year, month, day } = wallOf(at, timeZone);
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
