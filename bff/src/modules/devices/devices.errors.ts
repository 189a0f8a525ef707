import { DomainError } from '../../common/http/problem.js';

/** A large home has some hundreds. */
export const MAX_DEVICES = 1_000;

export class DeviceNotFound extends DomainError {
  constructor() {
    super('device_not_found', 404, 'Device not found.');
  }
}

export class TooManyDevices extends DomainError {
  constructor() {
    super(
      'too_many_devices',
      409,
      `You have ${String(MAX_DEVICES)} devices, which is the most. Remove one first.`,
    );
  }
}

export class DeviceNameTaken extends DomainError {
  constructor() {
    super('device_name_taken', 409, 'A device of that name is there already. Choose another name.');
  }
}

export class DeviceTokenUnknown extends DomainError {
  constructor() {
    super('device_unknown', 401, 'This token isn’t known here. Make a new one on the Devices screen.');
  }
}

export class NoTokenDevice extends DomainError {
  constructor() {
    super('no_token_device', 409, 'This device is connected in another way and has no token.');
  }
}

export class NoMqttDevice extends DomainError {
  constructor() {
    super('no_mqtt_device', 409, 'This device is connected in another way and has no MQTT account.');
  }
}

export class MqttOff extends DomainError {
  constructor() {
    super(
      'mqtt_off',
      409,
      'MQTT is off on this Twyn. Its operator turns it on with MQTT_BROKER or MQTT_BROKER_URL.',
    );
  }
}

export class MqttUnavailable extends DomainError {
  constructor(cause: unknown) {
    super(
      'mqtt_unavailable',
      503,
      'The MQTT broker doesn’t answer, so nothing was changed. Try again soon.',
      {
        cause,
      },
    );
  }
}

export class DevicePaused extends DomainError {
  constructor() {
    super('device_paused', 409, 'This device is paused. Nothing it sends is kept.');
  }
}

export class IdempotencyKeyInvalid extends DomainError {
  constructor() {
    super('idempotency_key_invalid', 400, 'Idempotency-Key: use 1 to 128 printable ASCII characters.');
  }
}

export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super('idempotency_key_reused', 422, 'This Idempotency-Key was used for another batch.');
  }
}

export class MappingRefused extends DomainError {
  constructor(detail: string) {
    super('mapping_refused', 422, detail);
  }
}

/** The same for a code that is wrong, old, used or was tried too often. */
export class PairingRefused extends DomainError {
  constructor() {
    super('pairing_refused', 404, 'This code doesn’t work. Make a new one on the Devices screen.');
  }
}
