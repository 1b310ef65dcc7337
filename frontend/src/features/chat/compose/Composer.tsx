import { Reply, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type SyntheticEvent, memo, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../../../../backend/contracts/chat-events';
import { isTooLong, MOST } from '../../../../../backend/contracts/text-limits';
import { isUnseen } from '../../../../../backend/contracts/visible';
import { onDraftEmptied, readDraft, writeDraft } from '../../../api/device/chatDraft';
import { now } from '../../../lib/time/clock';
import { Button } from '../../../ui/Button';
import { lastEditable } from '../acts/acts.rules';
import { AnnounceSwitch } from './AnnounceSwitch';
import { ComposerTarget } from './ComposerTarget';
import styles from './Composer.module.css';
import { lengthNote } from './composer.rules';
import { MessageBox } from './MessageBox';
import { lineOf } from '../engine/message.rules';
import { PhotoButton } from './PhotoButton';
import { PhotoDrafts } from './PhotoDrafts';
import { PollButton } from './PollButton';
import { PollDialog } from './pollDialogLater';
import type { Room } from '../room/room';
import { bringsWords } from './transfer.rules';
import type { PhotoDesk } from './usePhotoDrafts';

interface Props {
  room: Room;
  /** The message that is answered, as it is now. */
  answered: ChatMessage | undefined;
  photos: PhotoDesk;
  /** Whether somebody came to go on with what they have begun. */
  isWriting?: boolean;
}

const hasLongWords = ({ photo }: PhotoDesk['drafts'][number]) => isTooLong(photo.alt, MOST.photoAlt);

/** Where a message is written. The draft survives a reload; a photo, a reply and an announcement are for one message. */
export const Composer = memo(function Composer({ room, answered, photos, isWriting = false }: Props) {
  const { client, desk, me, seat } = room;
  const [text, setText] = useState(() => (seat ? readDraft(seat) : ''));
  const [isAnnouncement, setAnnouncement] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const replyTo = desk.target?.kind === 'reply' ? desk.target.seq : undefined;
  const hasTyped = useRef(false);

  useEffect(() => {
    if (replyTo !== undefined) box.current?.focus();
  }, [replyTo]);

  useEffect(() => {
    if (isWriting) box.current?.focus();
  }, [isWriting]);

  useEffect(() => {
    if (!seat) return undefined;
    // Sent at another tab, it is not sent here once more.
    return onDraftEmptied(seat, () => {
      if (!hasTyped.current) setText('');
    });
  }, [seat]);

  const change = (next: string) => {
    hasTyped.current = next !== '';
    setText(next);
    if (seat) writeDraft(seat, next);
    if (next.trim()) client.typing.tell();
  };
  const send = () => {
    box.current?.focus();
    const content = isUnseen(text) ? '' : text.trim();
    const [photo, ...others] = photos.drafts.map((draft) => draft.photo);
    const isTooMuch = lengthNote(text)?.isTooLong || photos.drafts.some(hasLongWords);
    if ((!content && !photo) || isTooMuch || !seat || photos.preparing) return;
    client.write({ content, replyTo, photo, ...(isAnnouncement ? { isAnnouncement } : {}) });
    for (const other of others) client.write({ content: '', photo: other });
    change('');
    photos.clear();
    setAnnouncement(false);
    desk.leave();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    if (!bringsWords(event.clipboardData) && photos.take(event.clipboardData.files)) event.preventDefault();
  };
  const leaveOrEdit = (key: string) => {
    if (key === 'Escape') return desk.leave();
    const { log, mutedUserIds } = client.getState();
    const own = me && lastEditable(log.messages, { me, mutedUserIds, now: now() });
    if (own) desk.aim('edit', own.seq);
  };

  return (
    <>
      <form className={styles.composer} onSubmit={submit}>
        {answered && (
          <ComposerTarget
            icon={<Reply aria-hidden="true" size={18} strokeWidth={1.75} />}
            title={`Replying to ${answered.sender.id === me?.id ? 'yourself' : answered.sender.name}`}
            text={lineOf(answered)}
            leaveLabel="Do not reply"
            onLeave={desk.leave}
          />
        )}
        <PhotoDrafts photos={photos} onNone={() => box.current?.focus()} />
        <div className={styles.frame} data-announcement={isAnnouncement}>
          <PhotoButton photos={photos} isDisabled={!seat} />
          <PollButton isDisabled={!seat} onAsk={() => setAsking(true)} />
          <MessageBox
            ref={box}
            label="Message everyone aboard"
            value={text}
            disabled={!seat}
            onText={change}
            onSend={send}
            onKey={leaveOrEdit}
            onPaste={paste}
          />
          {me?.isHost && (
            <AnnounceSwitch isOn={isAnnouncement} onToggle={() => setAnnouncement(!isAnnouncement)} />
          )}
          <Button type="submit" size="portal" className={styles.send} disabled={!seat}>
            <SendHorizontal aria-hidden="true" size={20} strokeWidth={1.75} />
            <span className={styles.sendName}>Send</span>
          </Button>
        </div>
      </form>
      {isAsking && <PollDialog room={room} onClose={() => setAsking(false)} />}
    </>
  );
});
