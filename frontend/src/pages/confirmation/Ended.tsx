import type { GuestRecord } from '../../api/guest';
import { Actions } from '../../features/booking/frame/Actions';
import { Panel } from '../../features/booking/frame/Panel';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { WayToBookAgain } from '../../features/trip/WayToBookAgain';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './ConfirmationPage.module.css';

/** For who comes back to a booking that holds no place: whom to ask, and the ways on. */
export function Ended({ guest }: { guest: GuestRecord }) {
  return (
    <Panel title="Where to go from here">
      <Actions>
        <WayToBookAgain guest={guest} />
        <ButtonLink to={paths.home()} tone="quiet">
          Return to Home
        </ButtonLink>
      </Actions>
      <p className={styles.contact}>
        Questions? Write to <ContactAddress /> and name the reference {guest.reference}.
      </p>
    </Panel>
  );
}
