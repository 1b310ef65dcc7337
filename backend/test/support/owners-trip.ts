import { browserOf } from './demo-people.js';
import { aHelpedTrip } from './helped-trip.js';
import type { Stack } from './stack.js';
import type { Visitor } from './visitor.js';

/** The demo's trip on sale, in its owner's hands. */
export class OwnersTrip {
  constructor(
    readonly id: number,
    readonly owner: Visitor,
    /** Helps with it, and may not see its documents. */
    readonly clerk: Visitor,
  ) {}

  /** As the kind of trip that is asked for. */
  static async of<T>(
    this: new (
      ...trip: ConstructorParameters<typeof OwnersTrip>
    ) => T,
    stack: Stack,
  ): Promise<T> {
    const { ids, owner, clerk } = await aHelpedTrip(stack);
    return new this(ids.tripId, browserOf(stack, owner), browserOf(stack, clerk));
  }
}
