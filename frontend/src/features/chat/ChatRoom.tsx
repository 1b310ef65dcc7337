import { type DragEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { readEdit } from '../../api/device/chatEditDraft';
import { useVoyages } from '../../api/voyages';
import { ownZone } from '../../lib/time/ownZone';
import { Announcer } from './notify/Announcer';
import { ChatHeader } from './ChatHeader';
import styles from './ChatRoom.module.css';
import { Composer } from './compose/Composer';
import { ConnectionLine } from './ConnectionLine';
import { EditComposer } from './compose/EditComposer';
import { MessageList } from './list/MessageList';
import { MessageListWait } from './list/MessageListWait';
import { OpenedOnDesk } from './acts/OpenedOnDesk';
import { PinnedBar } from './PinnedBar';
import { newestPhoto } from './engine/message.rules';
import { findMessage } from './engine/pins.rules';
import { roomOf } from './room/room';
import { SideColumn, type SideName } from './side/SideColumn';
import { SilencedNote } from './compose/SilencedNote';
import { bringsWords } from './compose/transfer.rules';
import { TypingLine } from './TypingLine';
import { UnreadTeller } from './notify/UnreadTeller';
import { useChat } from './useChat';
import { useDesk } from './room/useDesk';
import { useFetchedLater } from './fetchedLater';
import { usePhotoDrafts } from './compose/usePhotoDrafts';
import { useFilesStay } from '../../lib/browser/useFilesStay';
import { useFocusStays } from '../../ui/useFocusStays';

const SIDE = 'chat-side';
/** A photo goes with a new message: while an old one is mended there is nowhere to put it. */
const EDITING = 'Save or leave your edit first.';

interface Props {
  /** Whose chat it is to be; null for that of the trip which the person's pages are about. */
  startTrip: number | null;
  /** What happens next on a trip; on none while it is not known whose chat it is. */
  upcoming: (tripId: number | null) => ReactNode;
  /** Hears that another group is chosen than the trip to start with: that one is not asked for any more. */
  onChosen: () => void;
  /** Whether somebody came to go on with what they have begun: they stand in the text box. */
  isWriting?: boolean;
}

interface VisitProps extends Props {
  /** Whether this group was chosen here a moment ago. */
  wasChosen: boolean;
  /** Hears that somebody else is at this browser. */
  onOther: () => void;
}

/**
 * The group's chat. It begins anew when somebody else is at this browser, or another group is chosen: nothing that was in
 * hand for one is the next one's.
 */
export function ChatRoom(props: Props) {
  const { startTrip, onChosen } = props;
  const [visit, setVisit] = useState({ number: 0, wasChosen: false });
  const leave = useCallback(() => setVisit(({ number }) => ({ number: number + 1, wasChosen: false })), []);
  const choose = useCallback(() => {
    const isAsked = startTrip !== null;
    setVisit(({ number }) => ({ number: isAsked ? number : number + 1, wasChosen: true }));
    // Begins anew by itself: the trip to start with is another one.
    if (isAsked) onChosen();
  }, [startTrip, onChosen]);
  return (
    <Visit
      key={`${visit.number} ${startTrip}`}
      {...props}
      wasChosen={visit.wasChosen}
      onChosen={choose}
      onOther={leave}
    />
  );
}

/** What is said, what is being said, and beside it how lively the group is and what comes next. */
function Visit({ startTrip, upcoming, isWriting, wasChosen, onChosen, onOther }: VisitProps) {
  const { client, state } = useChat(startTrip, onOther);
  useFilesStay();
  useFetchedLater(state.isReady);
  const [side, setSide] = useState<SideName | null>(null);
  const talk = useFocusStays<HTMLElement>();
  const aside = useFocusStays<HTMLElement>();
  const desk = useDesk();
  const { me, tripId, names, silencedUntil } = state;
  const { data: voyages } = useVoyages();
  const timeZone = voyages?.find(({ id }) => id === tripId)?.timeZone ?? ownZone();
  const next = useMemo(() => upcoming(tripId), [upcoming, tripId]);
  // The same room while nothing in it is new, so that a message draws its own row and no other.
  const room = useMemo(
    () => roomOf({ me, tripId, names, silencedUntil }, { client, desk, timeZone }),
    [me, tripId, names, silencedUntil, client, desk, timeZone],
  );
  const newest = useMemo(() => newestPhoto(state.log.messages), [state.log.messages]);
  const { target, aim } = desk;
  const aimedAt = target === null ? undefined : findMessage(state, target.seq);
  const edited = target?.kind === 'edit' ? aimedAt : undefined;
  const photos = usePhotoDrafts(room.silence ?? (edited ? EDITING : null));

  const isSeated = room.seat !== null;
  useEffect(() => {
    const kept = room.seat && readEdit(room.seat);
    if (kept) aim('edit', kept.seq);
    // Once, when it is known whose edit it may be.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSeated]);

  const allow = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const dropped = (event: DragEvent) => {
    // Over the text box the browser puts words in by itself.
    if (event.target instanceof HTMLTextAreaElement && bringsWords(event.dataTransfer)) return;
    if (photos.take(event.dataTransfer.files)) event.preventDefault();
  };
  const toggle = useCallback((name: SideName) => setSide((open) => (open === name ? null : name)), []);

  return (
    // Dropping is a short cut: the button beside the text box does the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.room} data-writes-at-foot="" onDragOver={allow} onDrop={dropped}>
      <section ref={talk} className={styles.talk} aria-label="Conversation">
        <ChatHeader
          connection={state.connection}
          tripId={tripId}
          wasChosen={wasChosen}
          onChosen={onChosen}
          here={state.here}
          sideId={SIDE}
          side={side}
          onSide={toggle}
        />
        <div className={styles.messages} data-pinned={state.pinned.length > 0}>
          {state.pinned.length > 0 && <PinnedBar pinned={state.pinned} room={room} />}
          <ConnectionLine connection={state.connection} />
          {state.isReady ? <MessageList state={state} room={room} /> : <MessageListWait />}
        </div>
        <TypingLine names={state.typing} />
        {room.silence !== null ? (
          <SilencedNote sentence={room.silence} />
        ) : edited ? (
          <EditComposer key={edited.seq} message={edited} room={room} />
        ) : (
          <Composer
            key={state.me?.id}
            room={room}
            answered={target?.kind === 'reply' ? aimedAt : undefined}
            photos={photos}
            isWriting={isWriting}
          />
        )}
        <Announcer state={state} />
        <UnreadTeller state={state} isMeant={tripId !== null && voyages?.[0]?.id === tripId} />
      </section>
      <aside
        ref={aside}
        id={SIDE}
        className={styles.side}
        data-open={side !== null}
        aria-label="About this chat"
      >
        <SideColumn
          side={side ?? 'about'}
          activity={state.activity}
          newestPhoto={newest}
          mutedUserIds={state.mutedUserIds}
          room={room}
          photos={photos}
          upcoming={next}
          onSide={setSide}
        />
      </aside>
      <OpenedOnDesk state={state} room={room} />
    </div>
  );
}
