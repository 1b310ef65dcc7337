import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

class NothingIsNoContent implements NestInterceptor<unknown> {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((answer) => {
        if (answer !== null && answer !== undefined) return answer;
        context.switchToHttp().getResponse<Response>().status(204);
        return undefined;
      }),
    );
  }
}

/** A door that may have nothing to hand out, which is no failure: null is answered with 204. `when` says when. */
export const MayBeNothing = (when: string): MethodDecorator =>
  applyDecorators(UseInterceptors(NothingIsNoContent), ApiNoContentResponse({ description: when }));
