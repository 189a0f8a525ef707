import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { KeyRing } from '../keys/key-ring.js';
import { TextCodesService } from '../phone/text-codes.service.js';
import { RenewalService } from '../sign-ins/renewal.service.js';
import { PlayedProvidersService } from '../simulated/played-providers.service.js';
import * as bodies from './bodies.js';
import { get, type OperationList, post, TOOLKIT } from './operation.js';
import { playedAnswer } from './played-answer.js';

/** What proves who somebody is besides a password: services, text messages, and the tokens of a sign-in. */
@Injectable()
export class ProofOperations {
  constructor(
    private readonly played: PlayedProvidersService,
    private readonly textCodes: TextCodesService,
    private readonly renewal: RenewalService,
    private readonly keys: KeyRing,
  ) {}

  readonly list: OperationList = [
    [`${TOOLKIT}signInWithIdp`, post(bodies.playedBody, (body, address) => this.play(body, address))],
    [
      `${TOOLKIT}sendVerificationCode`,
      post(
        bodies.textMessageBody,
        (body, address) => this.sendText(body.phoneNumber, address),
        'INVALID_PHONE_NUMBER',
      ),
    ],
    [
      `${TOOLKIT}signInWithPhoneNumber`,
      post(bodies.textCodeBody, (body, address) => this.confirmText(body, address)),
    ],
    [
      '/securetoken.googleapis.com/v1/token',
      post(
        bodies.renewalBody,
        (body, address) => this.renewal.renew(body.refresh_token, address),
        'INVALID_REFRESH_TOKEN',
      ),
    ],
    ['/securetoken.googleapis.com/v1/jwks', get(() => this.keys.publicKeys())],
  ];

  private async play(body: z.output<typeof bodies.playedBody>, address: string): Promise<object> {
    const { requestUri, postBody, idToken, autoCreate } = body;
    const wish = { requestUri, postBody: postBody ?? '', idToken, mayMake: autoCreate !== false };
    return playedAnswer(await this.played.signIn(wish, address));
  }

  private async sendText(phone: string, address: string): Promise<object> {
    return { sessionInfo: await this.textCodes.send(phone, address) };
  }

  private async confirmText(body: z.output<typeof bodies.textCodeBody>, address: string): Promise<object> {
    const { idToken, sessionInfo: session, code } = body;
    const { phone, account } = await this.textCodes.confirm({ idToken, session, code }, address);
    // By this the library knows that the number belongs to another account.
    if (!account) return { phoneNumber: phone, temporaryProof: 'none' };
    return { localId: account.uid, phoneNumber: phone, isNewUser: false };
  }
}
