import { describe, expect, it } from '@jest/globals';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { ExecutionContext } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { type Asking, Asks, EveryHost, Needs } from './asking.decorator.js';

@EveryHost()
class Desk {
  read(@Asks() asking: Asking): Asking {
    return asking;
  }

  @Needs('money')
  refund(@Asks() asking: Asking): Asking {
    return asking;
  }
}

class Silent {
  read(@Asks() asking: Asking): Asking {
    return asking;
  }
}

type Factory = (data: unknown, context: ExecutionContext) => Asking;

/** What the first parameter of a handler is given when this person asks. */
function given(
  place: typeof Desk | typeof Silent,
  name: string,
  signedIn?: { user: { id: number } },
): Asking {
  const parameters = Reflect.getMetadata(ROUTE_ARGS_METADATA, place, name) as Record<
    string,
    { factory: Factory }
  >;
  const [parameter] = Object.values(parameters);
  const handler = Object.getOwnPropertyDescriptor(place.prototype, name)?.value as () => unknown;
  if (!parameter) throw new Error('The handler takes nothing.');
  return parameter.factory(undefined, new ExecutionContextHost([{ signedIn }], place, handler));
}

describe('the host who asks', () => {
  const signedIn = { user: { id: 7 } };

  it('comes with the right that the endpoint needs, before that of its whole controller', () => {
    expect(given(Desk, 'refund', signedIn)).toEqual({ userId: 7, right: 'money' });
    expect(given(Desk, 'read', signedIn)).toEqual({ userId: 7, right: null });
  });

  it('is not let in where nothing is said of what a host needs', () => {
    expect(() => given(Silent, 'read', signedIn)).toThrow('Silent.read does not say what a host needs.');
  });

  it('is somebody who is logged in', () => {
    expect(() => given(Desk, 'read')).toThrow('does not say');
  });
});
