import { useState } from 'react';
import { useTrip } from '../../api/trip';
import { ActivityPanel } from './ActivityPanel';
import { Announcer } from './Announcer';
import { ChatHeader } from './ChatHeader';
import styles from './ChatRoom.module.css';
import { Composer } from './Composer';
import { ConnectionLine } from './ConnectionLine';
import { Guidelines } from './Guidelines';
import { MessageList } from './MessageList';
import { MessageListWait } from './MessageListWait';
import { TypingLine } from './TypingLine';
import { useChat } from './useChat';

const SIDE = 'chat-side';
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The group's chat: what is said, what is being said, and beside it how lively the group is. */
export function ChatRoom() {
  const { client, state } = useChat();
  const [isSideOpen, setSideOpen] = useState(false);
  const timeZone = useTrip().data?.timeZone ?? ownZone();

  return (
    <div className={styles.room}>
      <section className={styles.talk} aria-label="Conversation">
        <ChatHeader
          activity={state.activity}
          sideId={SIDE}
          isSideOpen={isSideOpen}
          onToggleSide={() => setSideOpen(!isSideOpen)}
        />
        <div className={styles.messages}>
          <ConnectionLine connection={state.connection} />
          {state.isReady ? (
            <MessageList client={client} state={state} timeZone={timeZone} />
          ) : (
            <MessageListWait />
          )}
        </div>
        <TypingLine names={state.typing} />
        <Composer key={state.me?.id} userId={state.me?.id ?? null} client={client} />
        <Announcer state={state} />
      </section>
      <aside id={SIDE} className={styles.side} data-open={isSideOpen} aria-label="About this chat">
        <ActivityPanel activity={state.activity} timeZone={timeZone} />
        <Guidelines />
      </aside>
    </div>
  );
}
