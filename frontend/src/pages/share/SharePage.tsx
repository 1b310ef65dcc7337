import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { shareKey, useShare } from '../../api/shares';
import { Actions } from '../../features/booking/frame/Actions';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { useIsDrawnFor } from '../../lib/browser/useIsDrawnFor';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { ShareOfLink } from './ShareOfLink';
import styles from './SharePage.module.css';

/** Nobody has asked by this link. */
function NoShare() {
  return (
    <BookingFrame
      title="Link not found"
      lead="Nothing is asked by this link. Check that it is complete, or ask who sent it to you for a new one."
      progress={null}
    >
      <Actions>
        <ButtonLink to={paths.home()}>Return to Home</ButtonLink>
      </Actions>
      <p className={styles.muted}>
        Still nothing? Write to <ContactAddress />.
      </p>
    </BookingFrame>
  );
}

/** The page until the share is there, or in its place. */
function ShareWait({
  error = null,
  onRetry = () => undefined,
}: {
  error?: Error | null;
  onRetry?: () => void;
}) {
  return (
    <BookingFrame title="Pay a share" progress={null}>
      {error ? (
        <ErrorNote onRetry={onRetry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="420px" onRetry={onRetry} />
      )}
    </BookingFrame>
  );
}

function ShareOfToken({ token }: { token: string }) {
  const { data: share, error, refetch } = useShare(token);
  if (share) return <ShareOfLink key={token} token={token} share={share} />;
  if (share === null) return <NoShare />;
  return <ShareWait error={error} onRetry={() => void refetch()} />;
}

/** A part of somebody's booking, paid by a link. The address is the permission, so the page shows the minimum. */
export default function SharePage() {
  const { token = '' } = useParams();
  return useIsDrawnFor(shareKey(token)) ? <ShareOfToken token={token} /> : <ShareWait />;
}
