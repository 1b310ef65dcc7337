import {
  BellOff,
  BellRing,
  Copy,
  Flag,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  Reply,
  TextSelect,
  Trash2,
} from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import type { ChatMessage, ChatSender } from '../../../../../backend/contracts/chat-events';
import { now } from '../../../lib/time/clock';
import { useMedia } from '../../../lib/browser/useMedia';
import { Dialog } from '../../../ui/Dialog';
import { actsOn, type MessageAct } from './acts.rules';
import { menuPlace } from './menuPlace';
import styles from './MessageMenu.module.css';
import { lineOf } from '../engine/message.rules';
import { moveAmong } from '../room/moveFocus';
import { hasReacted, REACTIONS } from '../message/reactions.rules';
import { runAct } from './runAct';
import { tellOutcome } from '../room/tellOutcome';
import type { Room } from '../room/room';
import type { Place } from '../room/useDesk';

interface Props {
  message: ChatMessage;
  me: ChatSender;
  mutedUserIds: readonly number[];
  room: Room;
  place: Place;
}

const ENTRIES: Record<MessageAct, { label: string; icon: LucideIcon }> = {
  reply: { label: 'Reply', icon: Reply },
  copy: { label: 'Copy text', icon: Copy },
  select: { label: 'Select text', icon: TextSelect },
  edit: { label: 'Edit', icon: Pencil },
  pin: { label: 'Pin for everyone', icon: Pin },
  unpin: { label: 'Unpin', icon: PinOff },
  mute: { label: 'Mute', icon: BellOff },
  unmute: { label: 'Unmute', icon: BellRing },
  report: { label: 'Report to the hosts', icon: Flag },
  delete: { label: 'Delete', icon: Trash2 },
};

/** Everything that can be done with a message: beside it in wide windows, at the foot of narrow ones. */
export default function MessageMenu({ message, me, mutedUserIds, room, place }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const acts = actsOn(message, { me, mutedUserIds, now: now(), maySpeak: room.silence === null, isTouch });
  const { top, left } = menuPlace(place, acts.length, { width: innerWidth, height: innerHeight });
  const react = (emoji: string) => {
    void tellOutcome(room.client.acts.react(message.seq, emoji, !hasReacted(message, emoji, me.id)));
    room.desk.close();
  };
  const move = (event: KeyboardEvent) => {
    if (list.current && moveAmong(list.current, 'button', event.key)) event.preventDefault();
  };
  const nameOf = (act: MessageAct) =>
    act === 'mute' || act === 'unmute' ? `${ENTRIES[act].label} ${message.sender.name}` : ENTRIES[act].label;

  return (
    <Dialog
      label="Message"
      className={styles.menu}
      style={{ '--top': `${top}px`, '--left': `${left}px` } as CSSProperties}
      onClose={room.desk.close}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the buttons in it */}
      <div ref={list} onKeyDown={move}>
        <p className={styles.about}>
          <bdi>{message.sender.name}</bdi>: <bdi>{lineOf(message)}</bdi>
        </p>
        <div className={styles.emoji}>
          {REACTIONS.map(({ emoji, name }) => (
            <button
              key={emoji}
              type="button"
              aria-label={`React: ${name}`}
              aria-pressed={hasReacted(message, emoji, me.id)}
              onClick={() => react(emoji)}
            >
              <span aria-hidden="true">{emoji}</span>
            </button>
          ))}
        </div>
        {acts.map((act) => {
          const { icon: Icon } = ENTRIES[act];
          return (
            <button
              key={act}
              type="button"
              className={styles.entry}
              data-act={act}
              onClick={() => runAct(act, message, room)}
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              {nameOf(act)}
            </button>
          );
        })}
      </div>
    </Dialog>
  );
}
