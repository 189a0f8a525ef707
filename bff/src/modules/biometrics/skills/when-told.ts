import { type RunContext } from '../../skills/kit/skill-handler.js';
import { spokenDay, spokenMoment } from '../../skills/kit/spoken.js';

/** " for yesterday", " for today at 08:00": a time that was said with all of it is said back, as it may be misheard. */
export function whenTold(told: readonly { at?: Date | undefined }[], here: RunContext): string {
  const times = new Set(
    told.map(({ at: time }) => {
      if (!time) return '';
      const { phrases } = here;
      const day = spokenDay(time, here, { isBare: true });
      const isToday = day === phrases.say('day-today');
      return phrases.say('noted-for', { when: isToday ? spokenMoment(time, here) : day });
    }),
  );
  return times.size === 1 ? ([...times][0] ?? '') : '';
}
