import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SessionGuestDto } from '../auth/auth.dto.js';
import { GuestLookup } from '../auth/guest-lookup.js';
import { Guest } from './guest.entity.js';

interface Row {
  public_id: string;
  name: string;
  email: string;
  trip_id: number;
  access_granted: boolean;
}

@Injectable()
export class BookedGuests extends GuestLookup {
  constructor(private readonly db: DataSource) {
    super();
  }

  async ofUser(userId: number): Promise<SessionGuestDto | null> {
    const rows: Row[] = await this.db.query(
      `SELECT g.public_id, g.name, g.email, g.trip_id, g.access_granted
         FROM guests g JOIN trips t ON t.id = g.trip_id
        WHERE g.user_id = $1
        ORDER BY t.is_on_sale DESC, g.access_granted DESC, g.id DESC LIMIT 1`,
      [userId],
    );
    const [guest] = rows;
    if (!guest) return null;
    const { public_id: id, name, email, trip_id: tripId, access_granted: isPaid } = guest;
    return { id, name, email, tripId, isPaid };
  }

  async moveMail(manager: EntityManager, userId: number, email: string): Promise<void> {
    await manager.update(Guest, { userId }, { email });
  }
}
