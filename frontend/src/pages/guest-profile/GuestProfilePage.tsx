import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { type GuestProfile, useGuestProfile } from '../../api/guestArea';
import { useDocuments } from '../../api/documents';
import { useLogout } from '../../api/logout';
import { useChecklist, useOwnDetails, useWaiver } from '../../api/records';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import { mayLeave } from '../../lib/browser/unsaved';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Place } from '../../ui/Place';
import { Waiting } from '../../ui/Waiting';
import { AccountPanel } from './AccountPanel';
import { BookingPanel } from './BookingPanel';
import { ChecklistPanel } from './ChecklistPanel';
import { CheckInPanel } from './CheckInPanel';
import { DocumentsPanel } from './documents/DocumentsPanel';
import styles from './GuestProfilePage.module.css';
import { PrivacyPanel } from './privacy/PrivacyPanel';
import { TravellersPart } from './travellers/TravellersPart';
import { WaiverPanel } from './waiver/WaiverPanel';

/** What a guest keeps up to date for the trip, and how far they are with it. */
export default function GuestProfilePage() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.login()));
  if (logout.isSuccess) return null;

  return (
    <GuestsOnly>
      <div className={styles.page}>
        <header>
          <PageTitle title="Your profile" />
          <p className={styles.lead}>Everything the ship needs of you, saved part by part.</p>
        </header>
        <Parts logout={logout} />
      </div>
    </GuestsOnly>
  );
}

interface PartsProps {
  logout: ReturnType<typeof useLogout>;
}

function Parts({ logout }: PartsProps) {
  const { data: profile, isError, error, refetch } = useGuestProfile();
  // Drawn together: what came later would push aside what is being read. What has failed once is not waited for again.
  const parts = [useChecklist(), useOwnDetails(), useWaiver(), useDocuments()];
  const isIncomplete = Boolean(profile?.booking) && parts.some((query) => !query.isFetched);
  if (!profile || isIncomplete) {
    return isError ? (
      <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Waiting height="720px" onRetry={() => void refetch()} />
    );
  }
  return (
    <div className={styles.columns}>
      {profile.booking && (
        <div className={styles.list}>
          <ChecklistPanel />
        </div>
      )}
      <Main profile={profile} />
      <div className={styles.aside}>
        <BookingPanel profile={profile} />
        <AccountPanel
          profile={profile}
          onLogout={() => mayLeave() && logout.mutate()}
          isLeaving={logout.isPending}
          hasFailed={logout.isError}
        />
      </div>
    </div>
  );
}

function Main({ profile: { booking } }: { profile: GuestProfile }) {
  if (!booking) return null;
  return (
    <div className={styles.main}>
      <Place id="travellers">
        <TravellersPart />
      </Place>
      <Place id="waiver">
        <WaiverPanel />
      </Place>
      <Place id="documents">
        <DocumentsPanel />
      </Place>
      <Place id="check-in">
        <CheckInPanel />
      </Place>
      {/* Nobody reads of them any more. */}
      {booking.status !== 'cancelled' && <PrivacyPanel booking={booking} />}
    </div>
  );
}
