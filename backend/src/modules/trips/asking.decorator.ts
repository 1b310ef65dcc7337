import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { HostRight } from './host-right.js';

/** A host who asks for something of their trips, and the right that the endpoint takes on them; null: every host of a trip may. */
export interface Asking {
  userId: number;
  right: HostRight | null;
}

export const NEEDS = 'needs';

/** The endpoint takes this right on the trips it is about. {@link Asks} hands it on; who looks up the trips asserts it. */
export const Needs = (right: HostRight) => SetMetadata(NEEDS, right);
/** The endpoint is for every host of the trips it is about. */
export const EveryHost = () => SetMetadata(NEEDS, null);

const reflector = new Reflector();

/**
 * The host who asks, as an {@link Asking}. An endpoint that says neither {@link Needs} nor {@link EveryHost} answers nobody:
 * forgetting it is seen at once, not in an audit.
 */
export const Asks = createParamDecorator((_: unknown, context: ExecutionContext): Asking => {
  const user = context.switchToHttp().getRequest<Request>().signedIn?.user;
  const places = [context.getHandler(), context.getClass()];
  const right = reflector.getAllAndOverride<HostRight | null | undefined>(NEEDS, places);
  if (!user || right === undefined)
    throw new Error(
      `${context.getClass().name}.${context.getHandler().name} does not say what a host needs.`,
    );
  return { userId: user.id, right };
});
