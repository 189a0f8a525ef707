import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type TemperatureUnit } from '../../../common/temperature.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { contextRefusal } from '../../skills/contexts/context-refusal.js';
import { isGuarded, needsConfirmation } from '../../skills/kit/needs-confirmation.js';
import { ProvidesSkills } from '../../skills/kit/registration.js';
import {
  type DeviceChange,
  type Effect,
  type HandlerResult,
  type Question,
  type RunContext,
  type SkillCall,
  type SkillHandler,
  SkillRefused,
} from '../../skills/kit/skill-handler.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { type Entity, type Home, type HomeRequest, HomeService } from '../home.service.js';
import { MAX_LISTED, describeActions } from './home-actions.js';
import { actOf } from './home-act.js';
import { describeChanges } from './home-changes.js';
import { answerTo, HOME_SKILLS, toServiceCalls, homeSkillOf } from './home-skills.js';

const effect = z.object({
  activityIds: z.array(z.uuid()),
  /** Those of them that real devices were asked for. */
  sentIds: z.array(z.uuid()).optional(),
});
/** Each in a sentence of its own. */
const MAX_REFUSALS = 3;

/** Devices: what a sentence asks of the home happens in one transaction. */
@Injectable()
@ProvidesSkills()
export class HomeHandler implements SkillHandler {
  readonly name = 'home';
  readonly reads = 'home';
  readonly skills = HOME_SKILLS;

  constructor(
    private readonly homes: HomeService,
    private readonly settings: SettingsService,
  ) {}

  async confirmation(asked: readonly SkillCall[], context: RunContext): Promise<Question | undefined> {
    const home = await this.homeOf(context);
    const isRisky = (one: SkillCall): boolean =>
      needsConfirmation(homeSkillOf(one)?.devices, entitiesOf(one, home)) ||
      (context.chosenBy === 'model' && moves(one));
    if (!asked.some(isRisky)) return undefined;
    const entities = new Set(asked.flatMap((one) => entitiesOf(one, home)));
    const opens = asked.some((one) => isGuarded(homeSkillOf(one)?.devices, entitiesOf(one, home)));
    const { phrases } = context;
    return {
      text: questionOf(asked, listed([...entities], phrases), phrases),
      act: actOf(asked, [...entities], phrases),
      changes: await this.changesOf(asked, home, context),
      ...(!opens && { holdsLater: true }),
    };
  }

  async perform(asked: readonly SkillCall[], context: RunContext): Promise<HandlerResult> {
    const home = await this.homeOf(context);
    const unit = await this.unitFor(asked, context);
    const { phrases } = context;
    const steps = asked.map((one, index) => ({
      requests: requestsOf(one, home, { channel: context.channel, unit, among: index }).map((request) => ({
        ...request,
        isModel: context.chosenBy === 'model',
        isConfirmed: context.isConfirmed ?? false,
      })),
      answer: answerTo(one, home, { unit, phrases }),
    }));
    if (steps.some(({ requests, answer }) => requests.length === 0 && answer === undefined))
      throw new SkillRefused(phrases.say(home.entities.length === 0 ? 'home-none' : 'home-no-device'));
    const requests = steps.flatMap((step) => step.requests);
    const { actions, refusals } =
      requests.length === 0
        ? { actions: [], refusals: [] }
        : await this.homes.actAll(context.userId, requests);
    const sentIds = actions.flatMap(({ id, outcome }) => (outcome === 'pending' ? [id] : []));
    return {
      answer: [
        ...describeActions(actions, home, { unit, phrases }),
        ...refusalsTold(refusals, phrases),
        ...steps.flatMap((s) => s.answer ?? []),
      ].join(' '),
      ...(actions.length > 0 && {
        effect: { activityIds: actions.map(({ id }) => id), ...(sentIds.length > 0 && { sentIds }) },
      }),
      actions,
    };
  }

  /** Real devices answer within two seconds, or it is said that they did not. */
  async settle(done: Effect, { userId, phrases }: RunContext): Promise<string | undefined> {
    const { sentIds } = effect.parse(done);
    if (!sentIds) return undefined;
    const outcomes = await this.homes.settle(userId, sentIds);
    const silent = [...outcomes.values()].filter(({ outcome }) => outcome === 'no_answer').length;
    const refused = [...outcomes.values()].filter(({ outcome }) => outcome === 'refused').length;
    const told = [
      ...(silent > 0 ? [phrases.say('devices-silent', { count: silent })] : []),
      ...(refused > 0 ? [phrases.say('devices-refused', { count: refused })] : []),
    ];
    return told.length > 0 ? told.join(' ') : undefined;
  }

  /** What a device was before is read of it, too. */
  async undo(done: Effect, { userId, disabledContexts, phrases }: RunContext): Promise<void> {
    const refusal = contextRefusal(this.reads, disabledContexts, phrases);
    if (refusal !== undefined) throw new SkillRefused(refusal);
    const { activityIds } = effect.parse(done);
    await this.homes.undoAll(userId, activityIds.toReversed());
  }

  /** What would become of the devices. */
  private async changesOf(
    asked: readonly SkillCall[],
    home: Home,
    context: RunContext,
  ): Promise<readonly DeviceChange[]> {
    const unit = await this.unitFor(asked, context);
    const { channel, phrases, userId } = context;
    const requests = asked.flatMap((one, among) => requestsOf(one, home, { channel, unit, among }));
    return describeChanges(await this.homes.preview(userId, requests), home, { unit, phrases });
  }

  /** In which the user says and reads temperatures; undefined where they leave it to the devices, or speak of none. */
  private async unitFor(
    asked: readonly SkillCall[],
    { userId }: RunContext,
  ): Promise<TemperatureUnit | undefined> {
    if (!asked.some((one) => homeSkillOf(one)?.hasDegrees)) return undefined;
    const { units } = await this.settings.get(userId);
    return units === null ? undefined : units === 'metric' ? 'C' : 'F';
  }

  private homeOf({ home, userId, channel, chosenBy }: RunContext): Promise<Home> {
    return home ? Promise.resolve(home) : this.homes.read(userId, { channel, isModel: chosenBy === 'model' });
  }
}

/** "Unlock Front door?" */
function questionOf(asked: readonly SkillCall[], devices: string, phrases: TwinPhrases): string {
  const [deed, ...others] = new Set(asked.map((one) => homeSkillOf(one)?.deed));
  return deed === undefined || others.length > 0
    ? phrases.say('confirm-devices', { devices })
    : phrases.say('confirm-deed', { deed: phrases.say(deed), devices });
}

/** A device says in its own words why not; where they are of another language, only that some cannot. */
function refusalsTold(refusals: readonly string[], phrases: TwinPhrases): readonly string[] {
  const { length } = refusals;
  const isForeign = phrases.translated('problems', 'home_action_refused') !== undefined;
  const isCounted = length > MAX_REFUSALS || (length > 0 && isForeign);
  return isCounted ? [phrases.say('others-cannot', { count: length })] : refusals;
}

function moves(call: SkillCall): boolean {
  return homeSkillOf(call)?.risk !== 'read';
}

/** Devices that cannot be reached, or cannot do it, do not keep the others from it. */
function requestsOf(
  asked: SkillCall,
  home: Home,
  { channel, among, unit }: Pick<HomeRequest, 'channel' | 'among'> & { unit: TemperatureUnit | undefined },
): HomeRequest[] {
  const entities = entitiesOf(asked, home);
  const reached = entities.filter(({ state }) => state !== 'unavailable');
  return (reached.length > 0 ? reached : entities).flatMap((entity) =>
    toServiceCalls(asked, entity, unit).map((call) => ({ ...call, entityIds: [entity.id], channel, among })),
  );
}

function entitiesOf({ targets }: SkillCall, { entities }: Home): Entity[] {
  return entities.filter(({ id }) => targets.includes(id));
}

function listed(entities: readonly Entity[], phrases: TwinPhrases): string {
  return entities.length > MAX_LISTED
    ? phrases.say('devices-counted', { count: entities.length })
    : [...new Set(entities.map(({ name }) => name))].join(', ');
}
