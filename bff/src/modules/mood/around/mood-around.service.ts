import { Injectable } from '@nestjs/common';
import { beginningOf, dayAt } from '../../../common/calendar.js';
import { Clock } from '../../../common/clock.js';
import { inTemperatureUnit, temperatureUnitOf } from '../../../common/temperature.js';
import { ReadingsService } from '../../biometrics/readings.service.js';
import { type Entity, HomeService } from '../../home/home.service.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { type MoodAround, type MoodAroundQuery } from '../mood-entries.dto.js';
import { bodyAround } from './body-around.js';

type Around = MoodAround['items'][number];

/** A home tells how it is now: of an entry for an earlier time it says nothing. */
const NOW_WITHIN_MS = 30 * 60_000;
const MAX_ROOMS = 2;

interface Owner {
  readonly id: string;
  /** IANA name; the day begins there. */
  readonly timeZone: string;
}

/** What would be attached to a mood: of the body what the day has told so far, of the home how warm its rooms are. */
@Injectable()
export class MoodAroundService {
  constructor(
    private readonly readings: ReadingsService,
    private readonly homes: HomeService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async around({ id, timeZone }: Owner, { at: asked }: MoodAroundQuery): Promise<MoodAround> {
    const now = this.clock.now();
    const at = asked === undefined ? now : new Date(asked);
    const within = { from: beginningOf(dayAt(at, timeZone), timeZone), before: new Date(at.getTime() + 1) };
    const { items } = await this.readings.summary({ id, timeZone }, within);
    const isNow = Math.abs(now.getTime() - at.getTime()) <= NOW_WITHIN_MS;
    return { items: [...bodyAround(items), ...(isNow ? await this.rooms(id) : [])] };
  }

  /** The warmest thing to know of a home is how warm it is. */
  private async rooms(userId: string): Promise<Around[]> {
    const { units } = await this.settings.get(userId);
    const { isSample } = await this.homes.describe(userId);
    const { areas, entities } = await this.homes.read(userId);
    const named = new Map(areas.map(({ id, name }) => [id, name]));
    return entities
      .flatMap((entity) => {
        const room = named.get(entity.areaId ?? '');
        const celsius = temperatureOf(entity);
        if (room === undefined || celsius === undefined) return [];
        const value = units === 'imperial' ? inTemperatureUnit(celsius, 'C', 'F') : celsius;
        const shown = `${String(Math.round(value * 10) / 10)} °${units === 'imperial' ? 'F' : 'C'}`;
        return [{ kind: 'home' as const, label: room, value: shown, isSample }];
      })
      .slice(0, MAX_ROOMS);
  }
}

/** In degrees Celsius, of a thermometer or a thermostat. */
function temperatureOf({ domain, deviceClass, state, attributes }: Entity): number | undefined {
  const isThermometer = domain === 'sensor' && deviceClass === 'temperature';
  const told = isThermometer ? Number(state) : Number(attributes.current_temperature ?? Number.NaN);
  if (!Number.isFinite(told)) return undefined;
  return inTemperatureUnit(told, temperatureUnitOf(attributes, told), 'C');
}
