import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type AskedFor, FRESH_PROOF } from './fresh-proof.decorator.js';
import { givesMoreThan, isFresh } from './fresh-proof.rules.js';

/** Asks who is logged in to prove it again before an act that gives a lot away. Stands behind the access guard. */
@Injectable()
export class FreshProofGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const asked = this.reflector.get<AskedFor | undefined>(FRESH_PROOF, context.getHandler());
    if (context.getType() !== 'http' || !asked) return true;
    const { signedIn, body } = context.switchToHttp().getRequest<Request>();
    const limit = this.config.REFUND_CONFIRM_LIMIT_CENTS;
    if (asked !== 'always' && !givesMoreThan(limit, body, asked)) return true;
    if (!signedIn || !isFresh(signedIn.provenAt, this.clock.now()))
      throw new DomainError('account.confirm_first');
    return true;
  }
}
