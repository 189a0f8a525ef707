import { type DeviceCommand } from '../../../integrations/home/live/live-adapter.js';

/** One command to one device, as it is kept until it is sent. */
export interface LiveSend {
  readonly connectionId: string;
  readonly externalId: string;
  readonly entityId: string;
  readonly command: DeviceCommand;
}
