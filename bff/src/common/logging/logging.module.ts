import { LoggerModule } from 'nestjs-pino';
import { ENV, type Env } from '../../config/env.js';

/**
 * JSON lines on standard output. The request logger of pino-http is left out: it writes addresses, headers and
 * query strings; `accessLog` writes what may be kept.
 */
export const LoggingModule = LoggerModule.forRootAsync({
  inject: [ENV],
  useFactory: (env: Env) => ({
    forRoutes: [],
    pinoHttp: {
      level: env.LOG_LEVEL,
      autoLogging: false,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
    },
  }),
});
