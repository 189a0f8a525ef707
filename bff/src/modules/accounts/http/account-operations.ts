import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { type RefusalCode } from '../accounts.errors.js';
import { toShownAccount } from '../accounts.mapper.js';
import { CodeChangesService } from '../changes/code-changes.service.js';
import { OwnChangesService } from '../changes/own-changes.service.js';
import { MessagesService } from '../mail/messages.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import * as bodies from './bodies.js';
import { type OperationList, post, TOOLKIT } from './operation.js';

/** Accounts by email and password, and what becomes of them. */
@Injectable()
export class AccountOperations {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly own: OwnChangesService,
    private readonly byCode: CodeChangesService,
    private readonly messages: MessagesService,
  ) {}

  readonly list: OperationList = [
    [
      `${TOOLKIT}signUp`,
      post(bodies.signUpBody, (body, address) => this.passwords.signUp(body, address), signInRefusal),
    ],
    [
      `${TOOLKIT}signInWithPassword`,
      post(bodies.signInBody, (body, address) => this.passwords.signIn(body, address), signInRefusal),
    ],
    [`${TOOLKIT}lookup`, post(bodies.callerBody, (body) => this.lookup(body.idToken))],
    [
      `${TOOLKIT}update`,
      post(bodies.updateBody, (body, address) => this.update(body, address), signInRefusal),
    ],
    [`${TOOLKIT}delete`, post(bodies.callerBody, (body) => this.remove(body.idToken))],
    [
      `${TOOLKIT}sendOobCode`,
      post(bodies.messageBody, (body, address) => this.send(body, address), signInRefusal),
    ],
    [`${TOOLKIT}resetPassword`, post(bodies.resetBody, (body, address) => this.reset(body, address))],
  ];

  private async lookup(idToken: string): Promise<object> {
    return { users: [toShownAccount(await this.own.look(idToken))] };
  }

  private async update(body: z.output<typeof bodies.updateBody>, address: string): Promise<object> {
    if ('oobCode' in body) return toShownAccount(await this.byCode.apply(body.oobCode, address));
    const { idToken, email, password, deleteProvider, deleteAttribute = [] } = body;
    const displayName = deleteAttribute.includes('DISPLAY_NAME') ? null : (body.displayName ?? undefined);
    const change = { displayName, email, password, unlinked: deleteProvider };
    const { account, tokens } = await this.own.change(idToken, change, address);
    return { ...toShownAccount(account), ...tokens };
  }

  private async remove(idToken: string): Promise<object> {
    await this.own.remove(idToken);
    return {};
  }

  private async send(body: z.output<typeof bodies.messageBody>, address: string): Promise<object> {
    switch (body.requestType) {
      case 'PASSWORD_RESET':
        this.messages.sendPasswordReset(body.email, address);
        return { email: body.email };
      case 'VERIFY_EMAIL':
        return { email: await this.messages.sendVerification(body.idToken, address) };
      case 'VERIFY_AND_CHANGE_EMAIL':
        return { email: await this.messages.sendChange(body.idToken, body.newEmail, address) };
    }
  }

  /** Without a new password it only tells what the code is for. */
  private async reset(
    { oobCode, newPassword }: z.output<typeof bodies.resetBody>,
    address: string,
  ): Promise<object> {
    const { kind, email, newEmail } = await (newPassword === undefined
      ? this.byCode.look(oobCode, address)
      : this.byCode.resetPassword(oobCode, newPassword, address));
    return { requestType: kind, email, newEmail: newEmail ?? undefined };
  }
}

function signInRefusal(fields: PropertyKey[]): RefusalCode {
  return fields.includes('email') || fields.includes('newEmail') ? 'INVALID_EMAIL' : 'INVALID_ARGUMENT';
}
