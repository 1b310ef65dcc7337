import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Observable, tap } from 'rxjs';
import { currentRequest } from '../http/request-context.js';
import type { SecurityEventName } from './security-events.rules.js';
import { SecurityLog } from './security-log.service.js';

const NOTED = 'noted-as';

/** When who is logged in has been answered here, it stands in the security log. */
export const NotedAs = (event: SecurityEventName) => SetMetadata(NOTED, event);

/** Writes what {@link NotedAs} says, once the door has done its work. */
@Injectable()
export class NotingInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: SecurityLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const event = this.reflector.get<SecurityEventName | undefined>(NOTED, context.getHandler());
    if (!event) return next.handle();
    const userId = currentRequest()?.userId ?? null;
    const note = () => {
      if (userId !== null) this.log.note(event, { userId });
    };
    return next.handle().pipe(tap({ complete: note }));
  }
}
