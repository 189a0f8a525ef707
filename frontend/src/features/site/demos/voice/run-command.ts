import { type Room, rooms, type SampleHome } from './sample-home';

export interface CommandResult {
  home: SampleHome;
  /** What was done, in words; empty when nothing was understood. */
  done: string[];
}

interface Done {
  home: SampleHome;
  said: string;
}

type Rule = (command: string, home: SampleHome) => Done | null;

const FULL = 100;
const DIMMED = 30;
const HEATING = { lowest: 5, highest: 30 };

/** Several commands in one sentence are done one after another. */
export function runCommand(sentence: string, home: SampleHome): CommandResult {
  const parts = sentence
    .toLowerCase()
    .split(/\band\b|,|;|\bthen\b/)
    .map((part) => part.trim());
  return parts.reduce<CommandResult>(
    (result, part) => {
      const done = rules.map((rule) => rule(part, result.home)).find((each) => each !== null);
      return done ? { home: done.home, done: [...result.done, done.said] } : result;
    },
    { home, done: [] },
  );
}

const goodNight: Rule = (command, home) =>
  /good ?night|going to bed/.test(command)
    ? {
        home: { ...home, lights: lightsAt(0, rooms, home), isDoorLocked: true, areBlindsOpen: false },
        said: 'Lights out, blinds closed, door locked',
      }
    : null;

const light: Rule = (command, home) => {
  const level = levelIn(command);
  const named = rooms.filter((room) => command.includes(room));
  const isMeant = /light|lamp/.test(command) || (named.length > 0 && !/blind/.test(command));
  if (!isMeant || level === null) return null;
  const chosen = named.length > 0 ? named : rooms;
  const where = named.length > 0 ? named.join(' and ') : 'every room';
  const state = level === 0 ? 'off' : `at ${String(level)}%`;
  return { home: { ...home, lights: lightsAt(level, chosen, home) }, said: `Lights in ${where} ${state}` };
};

const heating: Rule = (command, home) => {
  if (!/heat|thermostat|degree|°|warm|cold|cool/.test(command)) return null;
  const [number] = /\d+/.exec(command) ?? [];
  const change = /warmer|too cold|i am cold|i'm cold|up/.test(command) ? 1 : -1;
  const wanted = number === undefined ? home.heatingCelsius + change : Number(number);
  const heatingCelsius = Math.min(HEATING.highest, Math.max(HEATING.lowest, wanted));
  return { home: { ...home, heatingCelsius }, said: `Heating set to ${String(heatingCelsius)} °C` };
};

const blinds: Rule = (command, home) => {
  if (!/blind|curtain/.test(command)) return null;
  const areBlindsOpen = /open|up/.test(command);
  return { home: { ...home, areBlindsOpen }, said: `Blinds ${areBlindsOpen ? 'opened' : 'closed'}` };
};

const door: Rule = (command, home) => {
  if (!/lock|door/.test(command)) return null;
  const isDoorLocked = !/unlock|open/.test(command);
  return { home: { ...home, isDoorLocked }, said: `Front door ${isDoorLocked ? 'locked' : 'unlocked'}` };
};

const rules = [goodNight, blinds, door, light, heating];

/** Percent, or null where no level is asked for. */
function levelIn(command: string): number | null {
  const [, number] = /(\d{1,9}) ?(%|percent)/.exec(command) ?? [];
  if (number !== undefined) return Math.min(FULL, Number(number));
  if (/\boff\b|\bout\b|dark/.test(command)) return 0;
  if (/dim|softer|lower/.test(command)) return DIMMED;
  return /\bon\b|bright/.test(command) ? FULL : null;
}

function lightsAt(level: number, chosen: readonly Room[], { lights }: SampleHome): Record<Room, number> {
  return { ...lights, ...Object.fromEntries(chosen.map((room) => [room, level])) };
}
