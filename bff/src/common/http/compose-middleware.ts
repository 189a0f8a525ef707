import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Several steps as one: the router would match each of them against the address of every request. */
export function composeMiddleware(...steps: RequestHandler[]): RequestHandler {
  const run = (at: number, request: Request, response: Response, next: NextFunction): void => {
    const step = steps[at];
    if (!step) {
      next();
      return;
    }
    void step(request, response, (error?: unknown) => {
      if (error === undefined) run(at + 1, request, response, next);
      else next(error);
    });
  };
  return (request, response, next) => run(0, request, response, next);
}
