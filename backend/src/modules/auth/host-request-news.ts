import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from './user.entity.js';

type Teller = (manager: EntityManager, user: User) => Promise<void>;

/** Who wants to know that somebody asked to be a host. Accounts know no trips; the module of the hosts registers. */
@Injectable()
export class HostRequestNews {
  private readonly tellers: Teller[] = [];

  register(teller: Teller): void {
    this.tellers.push(teller);
  }

  /** In the transaction that writes the request. */
  async tell(manager: EntityManager, user: User): Promise<void> {
    for (const teller of this.tellers) await teller(manager, user);
  }
}
