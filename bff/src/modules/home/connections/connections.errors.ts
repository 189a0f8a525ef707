import { DomainError } from '../../../common/http/problem.js';

export class HomeConnectionNotFound extends DomainError {
  constructor() {
    super('home_connection_not_found', 404, 'Connection not found.');
  }
}

export class HomeAddressRefused extends DomainError {
  constructor() {
    super(
      'home_address_refused',
      422,
      'This address is not allowed. The operator of this Twyn can allow it.',
    );
  }
}

/** It carries the devices of everybody on this server, so its operator alone joins it. */
export class OwnBrokerRefused extends DomainError {
  constructor() {
    super(
      'own_broker_refused',
      422,
      'The broker of this Twyn is off, or only its administrator may join it.',
    );
  }
}

export class TooManyConnections extends DomainError {
  constructor() {
    super('too_many_home_connections', 422, 'A home has at most 10 connections.');
  }
}
