type Json = Readonly<Record<string, unknown>>;

/** What automations can hear. */
export type Signal =
  | {
      readonly kind: 'state';
      readonly entityId: string;
      readonly from: string;
      readonly to: string;
      /** Those that changed, as they are now. */
      readonly attributes: Json;
      /** The same ones as they were. Without them a limit is taken to be crossed by the first value beyond it. */
      readonly attributesBefore?: Json;
      /** The automations whose actions led to it, the first one first; nobody can start itself again. */
      readonly cause: readonly string[];
    }
  | { readonly kind: 'metric'; readonly metric: string; readonly value: number; readonly at: Date }
  | { readonly kind: 'mood'; readonly step: number; readonly tags: readonly string[] }
  | { readonly kind: 'memory'; readonly memoryId: string; readonly tags: readonly string[] }
  | { readonly kind: 'device_silent'; readonly deviceId: string }
  | { readonly kind: 'phrase'; readonly text: string }
  | { readonly kind: 'webhook'; readonly hookId: string };

/** What is listened to, and under which a signal is written down. */
export type SignalKey = string;

/** The key of what a signal is about: all moods have one, each entity has its own. */
export function keyOf(signal: Signal): SignalKey {
  switch (signal.kind) {
    case 'state':
      return `state:${signal.entityId}`;
    case 'metric':
      return `metric:${signal.metric}`;
    case 'device_silent':
      return `device_silent:${signal.deviceId}`;
    case 'webhook':
      return `webhook:${signal.hookId}`;
    case 'mood':
    case 'memory':
    case 'phrase':
      return signal.kind;
  }
}

/** A signal as it was written down. */
export interface KeptSignal {
  readonly id: number;
  readonly at: Date;
  readonly key: SignalKey;
  readonly signal: Signal;
}
