import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ACCESS, type Access } from './access.decorator.js';
import { Sessions } from './sessions.service.js';

/** Who may call what. A route that does not say is closed to everybody: forgetting it is seen at once, not in an audit. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access)
      throw new Error(
        `${context.getClass().name}.${context.getHandler().name} does not say who may call it.`,
      );
    const request = context.switchToHttp().getRequest<Request>();
    request.signedIn = (await this.sessions.findByCookie(request.headers.cookie)) ?? undefined;
    if (access !== 'public' && !request.signedIn) throw new DomainError('auth.required');
    if (access === 'host' && request.signedIn?.user.role !== 'host') throw new DomainError('auth.host_only');
    return true;
  }
}
