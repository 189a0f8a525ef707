import { Controller, Header, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { SessionCookie } from '../../common/auth/session-cookie.js';
import { JsonBody, Returns, ReturnsNothing } from '../../common/http/contract.js';
import { type IdTokenExchange, idTokenExchange, type SignedIn, signedIn } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { describeDevice } from './device.js';
import { ExchangeLimitGuard } from './exchange-limit.guard.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('firebase')
  @UseGuards(ExchangeLimitGuard)
  @Returns(signedIn)
  async exchangeIdToken(
    @JsonBody(idTokenExchange) { idToken, timeZone, attemptId }: IdTokenExchange,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    const device = describeDevice(request.headers['user-agent']);
    const { token, ...signedIn } = await this.auth.exchange({
      idToken,
      device,
      timeZone: timeZone ?? null,
      former: { token: this.cookie.read(request), attemptId },
    });
    this.cookie.write(response, token);
    return { success: true, ...signedIn };
  }

  @Post('logout')
  @Header('Clear-Site-Data', '"cache"')
  @ReturnsNothing()
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.sessions.end(this.cookie.read(request));
    this.cookie.clear(response);
  }
}
