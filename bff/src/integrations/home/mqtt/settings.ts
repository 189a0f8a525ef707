import { asPayload, type Config, isYes, toNumber } from './config.js';
import { type Message } from './discovered-entity.js';
import { compileTemplate, type Template } from './template/template.js';

const MAX_TOPIC_LENGTH = 1_024;
const MAX_LISTED = 256;
const MAX_NAME_LENGTH = 120;
/** Levels of a topic with wildcards that have to be words. */
const MIN_WORDS = 2;

/** A setting is not as it has to be: it makes this entity bad, not its neighbours. */
export class BadSetting extends Error {}

export type TopicUse = 'read' | 'write';

export interface SettingsOptions {
  /** Of discovery; devices may not write to its topics. */
  readonly prefix: string;
  /** Whether whoever announced this may name the topic, where its account is known. */
  readonly mayUse?: ((topic: string, use: TopicUse) => boolean) | undefined;
}

/** Reads the configuration of an entity; throws `BadSetting` or `TemplateUnsupported`. */
export class Settings {
  constructor(
    private readonly config: Config,
    private readonly options: SettingsOptions,
  ) {}

  has(name: string): boolean {
    return this.config[name] !== undefined && this.config[name] !== null;
  }

  get(name: string): unknown {
    return this.config[name];
  }

  /** The same bounds for a part of the configuration, such as one of several availability topics. */
  within(part: Config): Settings {
    return new Settings(part, this.options);
  }

  topic(name: string, use: TopicUse): string | undefined {
    const topic = this.config[name];
    if (topic === undefined || topic === null || topic === '') return undefined;
    if (
      typeof topic !== 'string' ||
      topic.length > MAX_TOPIC_LENGTH ||
      /[#\0]/.test(topic) ||
      /^[$~]/.test(topic)
    )
      throw new BadSetting(`${name} is no topic`);
    if (topic.includes('+') && !mayHaveWildcards(topic, use)) throw new BadSetting(`${name} is too wide`);
    if (use === 'write' && this.isOurs(topic)) throw new BadSetting(`${name} is a topic of discovery`);
    if (this.options.mayUse?.(topic, use) === false)
      throw new BadSetting(`${name} belongs to another device`);
    return topic;
  }

  requiredTopic(name: string, use: TopicUse): string {
    const topic = this.topic(name, use);
    if (topic === undefined) throw new BadSetting(`${name} is missing`);
    return topic;
  }

  template(name: string): Template | undefined {
    const source = this.config[name];
    if (source === undefined || source === null || source === '') return undefined;
    if (typeof source !== 'string') throw new BadSetting(`${name} is no template`);
    return compileTemplate(source);
  }

  payload(name: string, otherwise: string): string {
    return this.has(name) ? asPayload(this.config[name]) : otherwise;
  }

  text(name: string): string | null {
    const value = this.config[name];
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
  }

  /** Zigbee2MQTT writes "7" for 7. */
  number(name: string, otherwise: number): number {
    return toNumber(this.config[name]) ?? otherwise;
  }

  /** Undefined where it is none, or 0. */
  positive(name: string): number | undefined {
    const number = this.number(name, 0);
    return number > 0 ? number : undefined;
  }

  list(name: string): string[] {
    const value = this.config[name];
    return Array.isArray(value) ? value.slice(0, MAX_LISTED).map(asPayload) : [];
  }

  isOn(name: string): boolean {
    return isYes(this.config[name]);
  }

  message(topic: string, payload: string): Message {
    const qos = this.number('qos', 0);
    return { topic, payload, qos: qos === 1 || qos === 2 ? qos : 0, retain: this.isOn('retain') };
  }

  /** A device that could write there could announce others in their place. */
  private isOurs(topic: string): boolean {
    const { prefix } = this.options;
    return topic === `${prefix}/status` || (topic.startsWith(`${prefix}/`) && topic.endsWith('/config'));
  }
}

/** Without control characters and those that turn the direction of writing. */
export function tidyName(text: string | null): string | null {
  const tidy = text
    ?.replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  return tidy === undefined || tidy === '' ? null : tidy;
}

/** Gateways of Bluetooth hear at `+/+/BTtoMQTT/<id>`; nothing may be sent to a wildcard. */
function mayHaveWildcards(topic: string, use: TopicUse): boolean {
  const levels = topic.split('/');
  const words = levels.filter((level) => !level.includes('+'));
  return (
    use === 'read' &&
    words.length >= MIN_WORDS &&
    levels.every((level) => !level.includes('+') || level === '+')
  );
}
