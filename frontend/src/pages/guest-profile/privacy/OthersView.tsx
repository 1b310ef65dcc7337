import type { GuestBooking } from '../../../api/guestArea';
import type { Privacy } from '../../../api/records';
import { formatLongDay } from '../../../lib/time/dates';
import { firstNameOf } from '../../../../../backend/contracts/person-name';
import { Fact } from '../../../ui/Fact';
import { Facts } from '../Facts';
import styles from './PrivacyPanel.module.css';

/** The entry in the guest list, as the others read it now. */
export function OthersView({ privacy, booking }: { privacy: Privacy; booking: GuestBooking }) {
  const name = booking.travellers.find(({ isYou }) => isYou)?.name ?? '';
  return (
    <section className={styles.preview} aria-label="What the others read">
      {privacy.isListed ? (
        <Facts>
          <Fact label="First name">{firstNameOf(name)}</Fact>
          {privacy.homeTown && <Fact label="From">{privacy.homeTown}</Fact>}
          {privacy.about && <Fact label="In your words">{privacy.about}</Fact>}
          {privacy.showsInterests && (
            <Fact label="Interests">{privacy.interests.join(', ') || 'None told yet'}</Fact>
          )}
          {privacy.showsJoined && <Fact label="Joined">{formatLongDay(booking.bookedOn)}</Fact>}
        </Facts>
      ) : (
        <p>Nothing: you are not in the list. In the chat the others still see your first name.</p>
      )}
    </section>
  );
}
