import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

/** `proven`: whoever asked has shown that they read their mail, and may be approved from now on. */
type Step = 'asked' | 'proven';
type Teller = (manager: EntityManager, user: User, step: Step) => Promise<void>;

/** Who wants to know how far somebody is who asked to be a host. Accounts know no trips; the module of the hosts registers. */
@Injectable()
export class HostRequestNews {
  private readonly tellers: Teller[] = [];

  register(teller: Teller): void {
    this.tellers.push(teller);
  }

  /** In the transaction that writes the step. */
  async tell(manager: EntityManager, user: User, step: Step): Promise<void> {
    for (const teller of this.tellers) await teller(manager, user, step);
  }
}
