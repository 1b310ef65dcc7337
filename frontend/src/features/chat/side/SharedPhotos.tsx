import { useState } from 'react';
import { type SharedPhoto, useSharedPhotos } from '../../../api/chat/chatPhotos';
import { Button } from '../../../ui/Button';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Skeleton } from '../../../ui/Skeleton';
import { largePhoto, photoName } from '../acts/largePhotos';
import { PhotoDialog } from '../acts/dialogsLater';
import styles from './SharedPhotos.module.css';

/** What stands in the side column before more is asked for: whole rows, whether of three, four or six. */
const AT_FIRST = 12;

interface Props {
  /** Whose group's; undefined until that is known. */
  tripId: number | undefined;
  /** How many the group has shared, as the server counts them; undefined until it has. */
  count: number | undefined;
  /** Which message brought the newest of them, as far as messages are here. */
  newest: number | undefined;
  timeZone: string;
}

/** What the group has shared, newest first. */
export function SharedPhotos({ tripId, count, newest, timeZone }: Props) {
  const [isWhole, setWhole] = useState(false);
  /** Who looks at a photo looks at the row it stood in, whatever is shared meanwhile. */
  const [opened, setOpened] = useState<{ photos: SharedPhoto[]; startAt: number } | null>(null);
  const query = useSharedPhotos({ tripId, count, newest });
  const all = query.data?.pages.flatMap(({ photos }) => photos) ?? [];
  const shown = isWhole ? all : all.slice(0, AT_FIRST);
  const hasMore = query.hasNextPage || shown.length < all.length;
  const showMore = () => {
    if (isWhole) void query.fetchNextPage();
    setWhole(true);
  };

  return (
    <section aria-labelledby="chat-photos">
      <h2 id="chat-photos" className={styles.title}>
        Shared photos
      </h2>
      {query.isPending && <Skeleton height="280px" />}
      {query.isError && (
        <ErrorNote onRetry={() => void query.refetch()}>The photos could not be loaded.</ErrorNote>
      )}
      {query.isSuccess && all.length === 0 && (
        <p className={styles.none}>None yet. Yours can be the first.</p>
      )}
      <ul className={styles.photos}>
        {shown.map(({ id, thumbnailUrl, alt, sharedBy }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.photo}
              onClick={() => setOpened({ photos: shown, startAt: index })}
            >
              <img
                src={thumbnailUrl}
                width={92}
                height={92}
                alt={photoName({ alt, sharedBy })}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button
          tone="quiet"
          size="portal"
          className={styles.more}
          isOff={query.isFetchingNextPage}
          onClick={showMore}
        >
          Show more photos
        </Button>
      )}
      {opened !== null && (
        <PhotoDialog
          photos={opened.photos.map((photo) => largePhoto(photo, timeZone))}
          startAt={opened.startAt}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
