import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedIn } from './sessions.service.js';

/** The logged-in person of a request, or null on a public route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn['user'] | null => {
    return context.switchToHttp().getRequest<Request>().signedIn?.user ?? null;
  },
);
