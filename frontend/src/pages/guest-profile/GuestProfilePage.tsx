import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuestProfile } from '../../api/guestArea';
import { useLogout } from '../../api/logout';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Skeleton } from '../../ui/Skeleton';
import { AccountPanel } from './AccountPanel';
import { BookingPanel } from './BookingPanel';
import { ChangesPanel } from './ChangesPanel';
import styles from './GuestProfilePage.module.css';
import { OthersView } from './OthersView';
import { TravellersPanel } from './TravellersPanel';

/** What the server has about the signed-in guest, to read. Changes go through a person. */
export default function GuestProfilePage() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.login()));
  if (logout.isSuccess) return null;

  return (
    <GuestsOnly>
      <div className={styles.page}>
        <header>
          <PageTitle title="Your profile" />
          <p className={styles.lead}>What we know of you and your booking, and what is still missing.</p>
        </header>
        <Details />
        <ChangesPanel
          onLogout={() => logout.mutate()}
          isLeaving={logout.isPending}
          hasFailed={logout.isError}
        />
      </div>
    </GuestsOnly>
  );
}

function Details() {
  const { data: profile, isError, error, refetch } = useGuestProfile();
  if (!profile) {
    return isError ? (
      <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Skeleton height="560px" />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AccountPanel profile={profile} />
        {profile.booking && <TravellersPanel travellers={profile.booking.travellers} />}
      </div>
      <div className={styles.column}>
        <BookingPanel profile={profile} />
        {profile.booking && <OthersView booking={profile.booking} />}
      </div>
    </div>
  );
}
