import { DomainError } from '../../../common/http/problem.js';
import { type AddressRefusal } from '../../../integrations/guard/address-rules.js';

/** What is wrong with the address of a server of one's own, and what to do. */
export const WHY_REFUSED: Record<AddressRefusal, string> = {
  scheme: 'The address must begin with https://.',
  credentials: 'Take the name and password out of the address; the key has a field of its own.',
  port: 'That port isn’t for web servers. Use 443, or one from 1024 up.',
  private:
    'That address is in a private network, which this server doesn’t call. Your administrator can allow it.',
};

export class ModelUnreachable extends DomainError {
  constructor(cause: unknown) {
    super('model_unreachable', 503, 'The server of the language model doesn’t answer.', { cause });
  }
}

export class CustomModelNotAllowed extends DomainError {
  constructor() {
    super(
      'own_model_not_allowed',
      403,
      'Your administrator doesn’t allow language models on your own servers.',
    );
  }
}

export class CustomModelAddressRefused extends DomainError {
  constructor(refusal: AddressRefusal) {
    const message = WHY_REFUSED[refusal];
    super('own_model_address_refused', 422, message, { errors: [{ path: 'url', message }] });
  }
}
