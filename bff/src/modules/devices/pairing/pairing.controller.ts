import { Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../common/auth/public.decorator.js';
import { JsonBody, Returns } from '../../../common/http/contract.js';
import { networkOf } from '../../../common/http/network.js';
import { RateLimit } from '../../../common/http/rate-limit.js';
import { type PairDevice, pairDevice, type PairedDevice, pairedDevice } from '../devices.dto.js';
import { PairingService } from './pairing.service.js';

/** Guessing 40 bits at this rate takes longer than any code lives. */
const TRIES_PER_ADDRESS = 10;

@ApiTags('devices')
@Controller('pair')
export class PairingController {
  private readonly limit = new RateLimit(TRIES_PER_ADDRESS);

  constructor(private readonly pairings: PairingService) {}

  /** For a device: the code that its owner reads on the Devices screen becomes a token, told this once. */
  @Post()
  @Public()
  @Returns(pairedDevice, 201)
  async pairDevice(@Ip() ip: string, @JsonBody(pairDevice) given: PairDevice): Promise<PairedDevice> {
    await this.limit.take(networkOf(ip));
    return this.pairings.pair(given);
  }
}
