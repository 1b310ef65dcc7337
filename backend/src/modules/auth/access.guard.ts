import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PERSON_HEADER, UNATTENDED_HEADER } from '../../../contracts/request-headers.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { currentRequest } from '../../platform/http/request-context.js';
import { ACCESS, type Access } from './access.decorator.js';
import { Factors } from './factors/factors.service.js';
import { Sessions, type SignedIn } from './sessions.service.js';

const READS = new Set(['GET', 'HEAD']);

/** Who may call what. A route that does not say is closed to everybody: forgetting it is seen at once, not in an audit. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly factors: Factors,
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
    const isOwnAct = request.headers[UNATTENDED_HEADER] === undefined;
    const { cookie } = request.headers;
    request.signedIn = (await this.sessions.findByCookie(cookie, { isOwnAct })) ?? undefined;
    if (isOfAnothersPage(request)) throw new DomainError('auth.somebody_else');
    if (access !== 'public' && !request.signedIn) throw new DomainError('auth.required');
    const answered = currentRequest();
    if (answered) answered.userId = request.signedIn?.user.id ?? null;
    assertMay(access, request.signedIn?.user);
    const isDesk = access !== 'public' && access !== 'logged-in';
    if (isDesk && request.signedIn && (await this.factors.isMissing(request.signedIn.user)))
      throw new DomainError('auth.second_step_missing');
    return true;
  }
}

/** A write from a page of one person in the session of another. */
function isOfAnothersPage({ method, headers, signedIn }: Request): boolean {
  const named = headers[PERSON_HEADER];
  if (READS.has(method) || named === undefined || !signedIn) return false;
  return named !== String(signedIn.user.id);
}

function assertMay(access: Access, user: SignedIn['user'] | undefined): void {
  const isHost = user?.role === 'host';
  const isOperator = user?.isOperator === true;
  if (access === 'host' && !isHost) throw new DomainError('auth.host_only');
  if (access === 'operator' && !isOperator) throw new DomainError('auth.operator_only');
  if (access === 'host-or-operator' && !isHost && !isOperator) throw new DomainError('auth.host_only');
}
