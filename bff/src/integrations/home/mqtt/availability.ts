import { type Config } from './config.js';
import { type AvailabilityMode, type AvailabilityTopic } from './discovered-entity.js';
import { type Settings } from './settings.js';
import { TemplateFailed } from './template/limits.js';
import { renderValue } from './template/template.js';

interface Availability {
  readonly availability: readonly AvailabilityTopic[];
  readonly availabilityMode: AvailabilityMode;
}

export function availabilityOf(settings: Settings): Availability {
  const listed = settings.get('availability');
  const several = Array.isArray(listed)
    ? (listed as Config[]).map((one) => topicOf(settings.within(one), 'topic', 'value_template'))
    : [];
  const single = topicOf(settings, 'availability_topic', 'availability_template');
  const mode = settings.get('availability_mode');
  return {
    availability: [...several, single].filter((one) => one !== undefined),
    availabilityMode: mode === 'all' || mode === 'any' ? mode : 'latest',
  };
}

/** From the last word of each topic, and the last of all; what has no such topic can always be reached. */
export function isAvailable(
  mode: AvailabilityMode,
  words: readonly (boolean | undefined)[],
  latest: boolean | undefined,
): boolean {
  if (words.length === 0) return true;
  if (mode === 'latest') return latest === true;
  return mode === 'all' ? words.every((word) => word === true) : words.includes(true);
}

function topicOf(settings: Settings, topicName: string, templateName: string): AvailabilityTopic | undefined {
  const topic = settings.topic(topicName, 'read');
  if (topic === undefined) return undefined;
  const template = settings.template(templateName);
  const yes = settings.payload('payload_available', 'online');
  const no = settings.payload('payload_not_available', 'offline');
  return {
    topic,
    read(payload) {
      try {
        const word = template ? renderValue(template, payload) : payload;
        return word === yes ? true : word === no ? false : undefined;
      } catch (error) {
        if (error instanceof TemplateFailed) return undefined;
        throw error;
      }
    },
  };
}
