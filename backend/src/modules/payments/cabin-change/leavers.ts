import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Guest } from '../../bookings/guest.entity.js';

/** What is done about somebody who leaves their booking, in its transaction: their row is locked, and is deleted afterwards. */
type AtLeaving = (manager: EntityManager, guest: Guest) => Promise<void>;

/** Who keeps something of a traveller that outlives their place. Each module registers its own at boot. */
@Injectable()
export class Leavers {
  private readonly keepers: AtLeaving[] = [];

  register(keeper: AtLeaving): void {
    this.keepers.push(keeper);
  }

  async tell(manager: EntityManager, guest: Guest): Promise<void> {
    for (const keeper of this.keepers) await keeper(manager, guest);
  }
}
