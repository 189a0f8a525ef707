import { expanded, rebased } from './abbreviations.js';
import { availabilityOf } from './availability.js';
import { type Config, isConfig, isNo } from './config.js';
import { deviceOf } from './device.js';
import { type DiscoveredEntity, type Kind } from './discovered-entity.js';
import { KINDS } from './kinds/kinds.js';
import { reader } from './readers.js';
import { BadSetting, Settings, type SettingsOptions, tidyName } from './settings.js';
import { TemplateUnsupported } from './template/limits.js';
import { renderValue } from './template/template.js';

const MAX_ID_LENGTH = 100;

/** The configuration of one entity, whoever wrote it: a device, or we from what a device tells in its own way. */
export interface Part {
  readonly domain: string | undefined;
  readonly key: string;
  readonly objectId: string;
  /** Of the component, or of a component with what its device says for all of them. */
  readonly json: Config;
}

/** What is not as it has to be is no entity, and is told as a problem. */
export function entitiesOf(
  parts: readonly Part[],
  options: SettingsOptions,
): { entities: DiscoveredEntity[]; problems: string[] } {
  const entities: DiscoveredEntity[] = [];
  const problems: string[] = [];
  for (const part of parts)
    try {
      entities.push(entityOf(part, options));
    } catch (error) {
      if (!(error instanceof BadSetting || error instanceof TemplateUnsupported)) throw error;
      problems.push(`${part.key}: ${error.message}`);
    }
  return { entities, problems };
}

function entityOf({ domain = '', key, objectId, json }: Part, options: SettingsOptions): DiscoveredEntity {
  const kindOf = KINDS.get(domain);
  if (!kindOf) throw new BadSetting(`“${domain.slice(0, MAX_ID_LENGTH)}” is no known kind`);
  const settings = new Settings(rebased(expanded(json)), options);
  const kind = kindOf(settings);
  const name = settings.get('name');
  const category = settings.get('entity_category');
  return {
    ...kind,
    key,
    domain,
    uniqueId: settings.text('unique_id')?.slice(0, 2 * MAX_ID_LENGTH) ?? null,
    objectId: slugOf(
      settings.text('default_entity_id')?.split('.').at(-1) ?? settings.text('object_id') ?? objectId,
    ),
    name: name === null ? null : tidyName(settings.text('name')),
    deviceClass: settings.text('device_class'),
    category: category === 'config' || category === 'diagnostic' ? category : null,
    isEnabled: !isNo(settings.get('enabled_by_default')),
    device: deviceOf(settings.get('device')),
    attributes: kind.attributes ?? {},
    ...availabilityOf(settings),
    expiresAfterSeconds: settings.positive('expire_after') ?? null,
    isOptimistic: settings.isOn('optimistic') || (kind.readers.length === 0 && kind.command !== undefined),
    readers: [...kind.readers, ...attributeReaders(settings)],
  };
}

/** A topic for whatever else the device tells, which stands apart from what we understand. */
function attributeReaders(settings: Settings): Kind['readers'] {
  const topic = settings.topic('json_attributes_topic', 'read');
  if (topic === undefined) return [];
  const template = settings.template('json_attributes_template');
  return [
    reader({ topic, role: 'attributes' }, undefined, (payload, before) => {
      const more: unknown = JSON.parse(template ? renderValue(template, payload) : payload);
      return isConfig(more) ? { ...before, attributes: { ...before.attributes, extra: more } } : undefined;
    }),
  ];
}

function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_ID_LENGTH);
  return slug.replace(/^_/, '').replace(/_$/, '') || 'entity';
}
