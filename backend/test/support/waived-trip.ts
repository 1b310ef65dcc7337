import type { WaiverWords } from '../../contracts/waiver.js';
import type { TextName } from '../../src/modules/guests/waiver/waiver-text.js';
import type { WaiverDto } from '../../src/modules/guests/waiver/waiver.dto.js';
import type { HostWaiverDto } from '../../src/modules/host/trips/host-waiver.dto.js';
import { ownTrip } from './own-trip.js';
import { OwnersTrip } from './owners-trip.js';
import type { Visitor } from './visitor.js';

interface Refusal {
  code?: string;
  fields?: Record<string, string>;
}

/** A waiver in somebody's own words; `more` tells one from another. */
export const ownWords = (more = 'Lanterns are hot.'): WaiverWords => ({
  title: 'Waiver of the lanterns',
  sections: [
    { title: 'Fire', text: `${more}\nHold them by the ring.` },
    { title: 'Your signature', text: 'It binds you.' },
  ],
});

export const waiverOf = async (guest: Visitor): Promise<WaiverDto> =>
  (await guest.call<WaiverDto>('GET', '/api/guest/waiver')).body;

/** Signs the text of that name as the one who booked. */
export const signAs = async (guest: Visitor, signedName: string, { isOwn, version }: TextName) =>
  guest.call<WaiverDto & Refusal>('POST', `${await ownTrip(guest)}/waiver/travellers/1`, {
    isOwn,
    version,
    signedName,
    agrees: true,
  });

/** The demo's trip on sale, whose owner has something of their own signed. */
export class WaivedTrip extends OwnersTrip {
  async read(who = this.owner, id = this.id): Promise<HostWaiverDto> {
    return (await who.call<HostWaiverDto>('GET', this.door(id))).body;
  }

  /** Over what is read now, or over a version. */
  async write(words: object, { version, who = this.owner, id = this.id }: Writing = {}) {
    const seen = version ?? (await this.read(who, id)).version;
    return who.call<HostWaiverDto & Refusal>('PUT', this.door(id), { ...words, version: seen });
  }

  async takeUsual(version: number) {
    return this.owner.call<HostWaiverDto & Refusal>('DELETE', `${this.door(this.id)}?version=${version}`);
  }

  private door(id: number): string {
    return `/api/host/trips/${id}/waiver`;
  }
}

interface Writing {
  version?: number;
  who?: Visitor;
  id?: number;
}
