import { DomainError } from '../../../common/http/problem.js';

export class DeviceUnknown extends DomainError {
  constructor() {
    super(
      'device_unknown',
      401,
      'This token is not known here. Make a new one under Body, Imports and sources.',
    );
  }
}

export class DeviceNameTaken extends DomainError {
  constructor() {
    super('device_name_taken', 409, 'A device of that name is there already. Choose another name.');
  }
}

export class DeviceNotFound extends DomainError {
  constructor() {
    super('device_not_found', 404, 'There is no such device any more.');
  }
}

export class TooManyDevices extends DomainError {
  constructor(most: number) {
    super('too_many_devices', 409, `There may be ${String(most)} devices. Remove one first.`);
  }
}
